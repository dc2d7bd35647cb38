#pragma once
#include <memory>

#include "classfile/class_path.h"
#include "classfile/zip_archive.h"

namespace loris {

/// open_jar for an archive that is open already.
std::unique_ptr<ClassSource> make_jar_source(ZipArchive archive, int feature);

}  // namespace loris
