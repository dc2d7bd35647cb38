# cmake -DFOLDER=src/report/html -DOUT=html_files.cpp -P EmbedHtml.cmake
# Writes the files of the HTML report into a C++ source, each as one string.

set(SCRIPTS dom store heap filter tree source path overview compare main)
set(BASE64 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)

# SHA-256 of a text in base 64, as a content security policy wants it.
function(policy_hash TEXT RESULT)
  string(SHA256 hex "${TEXT}")
  set(encoded "")
  # 32 bytes are ten groups of three and one of two.
  foreach(group RANGE 10)
    math(EXPR at "${group} * 6")
    string(SUBSTRING "${hex}" ${at} 6 digits)
    string(LENGTH "${digits}" length)
    if(length EQUAL 4)
      string(APPEND digits "00")
    endif()
    foreach(shift 18 12 6 0)
      math(EXPR sextet "(0x${digits} >> ${shift}) & 63")
      string(SUBSTRING "${BASE64}" ${sextet} 1 letter)
      string(APPEND encoded "${letter}")
    endforeach()
  endforeach()
  string(SUBSTRING "${encoded}" 0 43 encoded)
  set(${RESULT} "${encoded}=" PARENT_SCOPE)
endfunction()

file(READ "${FOLDER}/page.html" page)
file(READ "${FOLDER}/page.css" style)
set(script "")
foreach(name ${SCRIPTS})
  file(READ "${FOLDER}/${name}.js" text)
  string(APPEND script "${text}")
endforeach()
policy_hash("${style}" style_hash)
policy_hash("${script}" script_hash)

file(WRITE "${OUT}" "#include \"report/html_files.h\"

namespace loris::html_files {

const std::string_view kPage = R\"loris(${page})loris\";
const std::string_view kStyle = R\"loris(${style})loris\";
const std::string_view kScript = R\"loris(${script})loris\";
const std::string_view kStyleHash = \"${style_hash}\";
const std::string_view kScriptHash = \"${script_hash}\";

}  // namespace loris::html_files
")
