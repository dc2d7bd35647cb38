# The Java of the project, compiled by the JDK of JAVA_HOME, else by the one on PATH.

find_program(JAVAC javac HINTS $ENV{JAVA_HOME}/bin REQUIRED)
find_program(JAR jar HINTS $ENV{JAVA_HOME}/bin REQUIRED)

# Compiles every Java file of FOLDER into build/CLASSES. OPTIONS go to javac; NAME_stamp, set for the
# caller, is the file that says when that was.
function(loris_classes NAME FOLDER CLASSES)
  cmake_parse_arguments(ARG "" "" "OPTIONS;DEPENDS" ${ARGN})
  set(classes ${CMAKE_BINARY_DIR}/${CLASSES})
  set(stamp ${CMAKE_BINARY_DIR}/CMakeFiles/${NAME}_classes.stamp)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${FOLDER}/*.java)
  add_custom_command(
    OUTPUT ${stamp}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${classes}
    COMMAND ${JAVAC} -Xlint:all -Werror ${ARG_OPTIONS} -d ${classes} ${sources}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${sources} ${ARG_DEPENDS}
    COMMENT "Compiling the Java of ${FOLDER}/"
    VERBATIM)
  set(${NAME}_stamp ${stamp} PARENT_SCOPE)
endfunction()

# Packs build/CLASSES, made by loris_classes(NAME ...), into build/JAR.
function(loris_jar TARGET NAME CLASSES JAR_NAME)
  set(path ${CMAKE_BINARY_DIR}/${JAR_NAME})
  add_custom_command(
    OUTPUT ${path}
    COMMAND ${JAR} cf ${path} -C ${CMAKE_BINARY_DIR}/${CLASSES} .
    DEPENDS ${${NAME}_stamp}
    COMMENT "Packing ${JAR_NAME}"
    VERBATIM)
  add_custom_target(${TARGET} ALL DEPENDS ${path})
endfunction()
