#pragma once
#include <string_view>

/// The files of html/, as the build embeds them.
namespace loris::html_files {

extern const std::string_view kPage;    // page.html up to the blocks of data
extern const std::string_view kStyle;   // page.css
extern const std::string_view kScript;  // the scripts, one after the other

/// SHA-256 in base 64, which a content security policy knows them by.
extern const std::string_view kStyleHash, kScriptHash;

}  // namespace loris::html_files
