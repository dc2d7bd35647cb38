# Prints what bash offers for the last of the words, with the loris.bash of the working directory.
source ./loris.bash
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_loris 2>/dev/null
echo "${COMPREPLY[@]}"
