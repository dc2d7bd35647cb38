# How every target of the project is compiled.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

option(LORIS_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(LORIS_SANITIZE_POINTERS "Also what the address sanitizer mostly sees itself: null, object-size, alignment" OFF)
option(LORIS_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
option(LORIS_PRECOMPILE "Compile the library's headers once" ON)
option(LORIS_UNITY "Compile several files of a folder together, as what they include takes longest" ON)

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

# A checkout elsewhere finds what this one has compiled; precompiled headers need the rest of it.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
    CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_ctime,include_file_mtime ${CCACHE})
endif()

find_package(PkgConfig REQUIRED)
pkg_check_modules(libzip REQUIRED IMPORTED_TARGET libzip)
pkg_check_modules(tomlplusplus REQUIRED IMPORTED_TARGET tomlplusplus)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)

# Debian ships no CMake packages for the SMT solvers.
function(loris_find_solver NAME HEADER)
  find_path(${NAME}_INCLUDE ${HEADER} REQUIRED)
  find_library(${NAME}_LIBRARY ${NAME} REQUIRED)
  add_library(loris_${NAME} UNKNOWN IMPORTED GLOBAL)
  set_target_properties(loris_${NAME} PROPERTIES
    IMPORTED_LOCATION ${${NAME}_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${${NAME}_INCLUDE})
endfunction()
loris_find_solver(z3 z3++.h)
loris_find_solver(cvc5 cvc5/cvc5.h)
loris_find_solver(cadical cadical.hpp)

add_library(loris_flags INTERFACE)
target_compile_options(loris_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Werror)
if(LORIS_SANITIZE)
  target_compile_options(loris_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g1 -Og)
  target_link_options(loris_flags INTERFACE -fsanitize=address,undefined)
  if(NOT LORIS_SANITIZE_POINTERS)  # a check at each access, a quarter of the time of the compiler
    target_compile_options(loris_flags INTERFACE -fno-sanitize=null,object-size,alignment)
  endif()
endif()
target_include_directories(loris_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)

# The headers of the standard library and fmt that most files include, half of the time of a build.
# Each file names what it needs all the same: ./dev lint reads them without this.
set(LORIS_HEADERS <algorithm> <array> <chrono> <cmath> <cstdint> <deque> <fstream> <functional>
  <iostream> <limits> <map> <memory> <optional> <set> <span> <sstream> <string> <string_view>
  <unordered_map> <utility> <variant> <vector> <fmt/format.h> <fmt/ranges.h>)

# Compiles HEADERS once, as the libraries after FLAGS say, for the targets of loris_reuse(... NAME).
function(loris_precompile NAME)
  cmake_parse_arguments(ARG "" "" "HEADERS;FLAGS" ${ARGN})
  if(LORIS_PRECOMPILE)
    file(WRITE ${CMAKE_BINARY_DIR}/precompiled.cpp "")
    add_library(${NAME} OBJECT ${CMAKE_BINARY_DIR}/precompiled.cpp)
    target_link_libraries(${NAME} PUBLIC ${ARG_FLAGS})
    target_compile_options(${NAME} PRIVATE -fpch-preprocess)
    target_precompile_headers(${NAME} PRIVATE ${ARG_HEADERS})
  endif()
endfunction()

function(loris_reuse TARGET NAME)
  if(LORIS_PRECOMPILE)
    target_compile_options(${TARGET} PRIVATE -fpch-preprocess)
    target_precompile_headers(${TARGET} REUSE_FROM ${NAME})
  endif()
endfunction()

loris_precompile(loris_precompiled HEADERS ${LORIS_HEADERS} FLAGS loris_flags fmt::fmt)

# Gives TARGET every source file of FOLDER but those after EXCEPT; a new file needs no edit here.
# PRECOMPILED names the headers that are compiled already; NONE: without.
function(loris_sources TARGET FOLDER)
  cmake_parse_arguments(ARG "" "PRECOMPILED" "EXCEPT" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${FOLDER}/*.cpp)
  list(TRANSFORM ARG_EXCEPT PREPEND ${CMAKE_SOURCE_DIR}/${FOLDER}/)
  list(REMOVE_ITEM sources ${ARG_EXCEPT})
  target_sources(${TARGET} PRIVATE ${sources})
  target_link_libraries(${TARGET} PUBLIC loris_flags fmt::fmt)
  if(NOT ARG_PRECOMPILED)
    set(ARG_PRECOMPILED loris_precompiled)
  endif()
  if(NOT "${ARG_PRECOMPILED}" STREQUAL NONE)
    loris_reuse(${TARGET} ${ARG_PRECOMPILED})
  endif()
  loris_quiet_leaks(${TARGET})
endfunction()

# Compiles COUNT files of TARGET at a time, so names in unnamed namespaces must differ within a folder.
# For work on one file, configure with -DLORIS_UNITY=OFF. The paths written are relative, unlike those of
# CMake's own unity builds, so that ccache knows them in a checkout elsewhere.
function(loris_together TARGET COUNT)
  if(NOT LORIS_UNITY)
    return()
  endif()
  get_target_property(left ${TARGET} SOURCES)
  set(made "")
  while(left)
    list(LENGTH made number)
    list(SUBLIST left 0 ${COUNT} batch)
    list(REMOVE_ITEM left ${batch})
    list(TRANSFORM batch REPLACE "^${CMAKE_SOURCE_DIR}/(.*)$" "#include \"\\1\"\n")
    list(JOIN batch "" text)
    set(file ${CMAKE_BINARY_DIR}/together/${TARGET}_${number}.cxx)
    file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
    list(APPEND made ${file})
  endwhile()
  set_property(TARGET ${TARGET} PROPERTY SOURCES ${made})
  target_include_directories(${TARGET} PRIVATE ${CMAKE_SOURCE_DIR})
endfunction()

# What libraries leak is none of our business; only programs take the list.
function(loris_quiet_leaks TARGET)
  get_target_property(kind ${TARGET} TYPE)
  if(LORIS_SANITIZE AND kind STREQUAL EXECUTABLE)
    target_sources(${TARGET} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/lsan_suppressions.cpp)
  endif()
endfunction()

# The library of src/NAME. DEPENDS are the folders it may include, so the arrows are written once.
function(loris_library NAME)
  cmake_parse_arguments(ARG "" "PRECOMPILED" "DEPENDS;LIBRARIES" ${ARGN})
  add_library(loris_${NAME} STATIC)
  loris_sources(loris_${NAME} src/${NAME} PRECOMPILED ${ARG_PRECOMPILED})
  if(NOT "${ARG_PRECOMPILED}" STREQUAL NONE)
    loris_together(loris_${NAME} 12)
  endif()
  list(TRANSFORM ARG_DEPENDS PREPEND loris_)
  target_link_libraries(loris_${NAME} PUBLIC ${ARG_DEPENDS} PRIVATE ${ARG_LIBRARIES})
endfunction()

# Compiles the files of the HTML report in FOLDER into TARGET.
function(loris_embed_html TARGET FOLDER)
  file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${FOLDER}/*)
  set(made ${CMAKE_BINARY_DIR}/html_files.cpp)
  add_custom_command(OUTPUT ${made}
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/${FOLDER} -DOUT=${made}
      -P ${CMAKE_SOURCE_DIR}/cmake/EmbedHtml.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/EmbedHtml.cmake)
  target_sources(${TARGET} PRIVATE ${made})
endfunction()

# Gives TARGET the text of every Java file of FOLDER as NAMESPACE::kName; HEADER declares them.
function(loris_java_texts TARGET FOLDER HEADER NAMESPACE)
  file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${FOLDER}/*.java)
  set(text "#include \"${HEADER}\"\nnamespace ${NAMESPACE} {\n")
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} source)
    string(APPEND text "const char* const k${name} = R\"java(${source})java\";\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/${TARGET}_java.cpp CONTENT "${text}}\n" @ONLY)
  target_sources(${TARGET} PRIVATE ${CMAKE_BINARY_DIR}/generated/${TARGET}_java.cpp)
endfunction()
