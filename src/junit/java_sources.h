#pragma once

/// Java files of this folder, as text; the build makes the definitions from java/*.java.
namespace loris::java_sources {

extern const char* const kLorisGraphs;
extern const char* const kJunit4Runner;
extern const char* const kJunit5Runner;
extern const char* const kRunLog;

}  // namespace loris::java_sources
