// More than 255 local slots: wide loads, stores and increments of every type.
public class WideLocals {
    static int many(int seed) {
        int v0 = 0 ^ seed, v1 = 1 ^ seed, v2 = 2 ^ seed, v3 = 3 ^ seed, v4 = 4 ^ seed, v5 = 5 ^ seed, v6 = 6 ^ seed, v7 = 7 ^ seed, v8 = 8 ^ seed, v9 = 9 ^ seed;
        int v10 = 10 ^ seed, v11 = 11 ^ seed, v12 = 12 ^ seed, v13 = 13 ^ seed, v14 = 14 ^ seed, v15 = 15 ^ seed, v16 = 16 ^ seed, v17 = 17 ^ seed, v18 = 18 ^ seed, v19 = 19 ^ seed;
        int v20 = 20 ^ seed, v21 = 21 ^ seed, v22 = 22 ^ seed, v23 = 23 ^ seed, v24 = 24 ^ seed, v25 = 25 ^ seed, v26 = 26 ^ seed, v27 = 27 ^ seed, v28 = 28 ^ seed, v29 = 29 ^ seed;
        int v30 = 30 ^ seed, v31 = 31 ^ seed, v32 = 32 ^ seed, v33 = 33 ^ seed, v34 = 34 ^ seed, v35 = 35 ^ seed, v36 = 36 ^ seed, v37 = 37 ^ seed, v38 = 38 ^ seed, v39 = 39 ^ seed;
        int v40 = 40 ^ seed, v41 = 41 ^ seed, v42 = 42 ^ seed, v43 = 43 ^ seed, v44 = 44 ^ seed, v45 = 45 ^ seed, v46 = 46 ^ seed, v47 = 47 ^ seed, v48 = 48 ^ seed, v49 = 49 ^ seed;
        int v50 = 50 ^ seed, v51 = 51 ^ seed, v52 = 52 ^ seed, v53 = 53 ^ seed, v54 = 54 ^ seed, v55 = 55 ^ seed, v56 = 56 ^ seed, v57 = 57 ^ seed, v58 = 58 ^ seed, v59 = 59 ^ seed;
        int v60 = 60 ^ seed, v61 = 61 ^ seed, v62 = 62 ^ seed, v63 = 63 ^ seed, v64 = 64 ^ seed, v65 = 65 ^ seed, v66 = 66 ^ seed, v67 = 67 ^ seed, v68 = 68 ^ seed, v69 = 69 ^ seed;
        int v70 = 70 ^ seed, v71 = 71 ^ seed, v72 = 72 ^ seed, v73 = 73 ^ seed, v74 = 74 ^ seed, v75 = 75 ^ seed, v76 = 76 ^ seed, v77 = 77 ^ seed, v78 = 78 ^ seed, v79 = 79 ^ seed;
        int v80 = 80 ^ seed, v81 = 81 ^ seed, v82 = 82 ^ seed, v83 = 83 ^ seed, v84 = 84 ^ seed, v85 = 85 ^ seed, v86 = 86 ^ seed, v87 = 87 ^ seed, v88 = 88 ^ seed, v89 = 89 ^ seed;
        int v90 = 90 ^ seed, v91 = 91 ^ seed, v92 = 92 ^ seed, v93 = 93 ^ seed, v94 = 94 ^ seed, v95 = 95 ^ seed, v96 = 96 ^ seed, v97 = 97 ^ seed, v98 = 98 ^ seed, v99 = 99 ^ seed;
        int v100 = 100 ^ seed, v101 = 101 ^ seed, v102 = 102 ^ seed, v103 = 103 ^ seed, v104 = 104 ^ seed, v105 = 105 ^ seed, v106 = 106 ^ seed, v107 = 107 ^ seed, v108 = 108 ^ seed, v109 = 109 ^ seed;
        int v110 = 110 ^ seed, v111 = 111 ^ seed, v112 = 112 ^ seed, v113 = 113 ^ seed, v114 = 114 ^ seed, v115 = 115 ^ seed, v116 = 116 ^ seed, v117 = 117 ^ seed, v118 = 118 ^ seed, v119 = 119 ^ seed;
        int v120 = 120 ^ seed, v121 = 121 ^ seed, v122 = 122 ^ seed, v123 = 123 ^ seed, v124 = 124 ^ seed, v125 = 125 ^ seed, v126 = 126 ^ seed, v127 = 127 ^ seed, v128 = 128 ^ seed, v129 = 129 ^ seed;
        int v130 = 130 ^ seed, v131 = 131 ^ seed, v132 = 132 ^ seed, v133 = 133 ^ seed, v134 = 134 ^ seed, v135 = 135 ^ seed, v136 = 136 ^ seed, v137 = 137 ^ seed, v138 = 138 ^ seed, v139 = 139 ^ seed;
        int v140 = 140 ^ seed, v141 = 141 ^ seed, v142 = 142 ^ seed, v143 = 143 ^ seed, v144 = 144 ^ seed, v145 = 145 ^ seed, v146 = 146 ^ seed, v147 = 147 ^ seed, v148 = 148 ^ seed, v149 = 149 ^ seed;
        int v150 = 150 ^ seed, v151 = 151 ^ seed, v152 = 152 ^ seed, v153 = 153 ^ seed, v154 = 154 ^ seed, v155 = 155 ^ seed, v156 = 156 ^ seed, v157 = 157 ^ seed, v158 = 158 ^ seed, v159 = 159 ^ seed;
        int v160 = 160 ^ seed, v161 = 161 ^ seed, v162 = 162 ^ seed, v163 = 163 ^ seed, v164 = 164 ^ seed, v165 = 165 ^ seed, v166 = 166 ^ seed, v167 = 167 ^ seed, v168 = 168 ^ seed, v169 = 169 ^ seed;
        int v170 = 170 ^ seed, v171 = 171 ^ seed, v172 = 172 ^ seed, v173 = 173 ^ seed, v174 = 174 ^ seed, v175 = 175 ^ seed, v176 = 176 ^ seed, v177 = 177 ^ seed, v178 = 178 ^ seed, v179 = 179 ^ seed;
        int v180 = 180 ^ seed, v181 = 181 ^ seed, v182 = 182 ^ seed, v183 = 183 ^ seed, v184 = 184 ^ seed, v185 = 185 ^ seed, v186 = 186 ^ seed, v187 = 187 ^ seed, v188 = 188 ^ seed, v189 = 189 ^ seed;
        int v190 = 190 ^ seed, v191 = 191 ^ seed, v192 = 192 ^ seed, v193 = 193 ^ seed, v194 = 194 ^ seed, v195 = 195 ^ seed, v196 = 196 ^ seed, v197 = 197 ^ seed, v198 = 198 ^ seed, v199 = 199 ^ seed;
        int v200 = 200 ^ seed, v201 = 201 ^ seed, v202 = 202 ^ seed, v203 = 203 ^ seed, v204 = 204 ^ seed, v205 = 205 ^ seed, v206 = 206 ^ seed, v207 = 207 ^ seed, v208 = 208 ^ seed, v209 = 209 ^ seed;
        int v210 = 210 ^ seed, v211 = 211 ^ seed, v212 = 212 ^ seed, v213 = 213 ^ seed, v214 = 214 ^ seed, v215 = 215 ^ seed, v216 = 216 ^ seed, v217 = 217 ^ seed, v218 = 218 ^ seed, v219 = 219 ^ seed;
        int v220 = 220 ^ seed, v221 = 221 ^ seed, v222 = 222 ^ seed, v223 = 223 ^ seed, v224 = 224 ^ seed, v225 = 225 ^ seed, v226 = 226 ^ seed, v227 = 227 ^ seed, v228 = 228 ^ seed, v229 = 229 ^ seed;
        int v230 = 230 ^ seed, v231 = 231 ^ seed, v232 = 232 ^ seed, v233 = 233 ^ seed, v234 = 234 ^ seed, v235 = 235 ^ seed, v236 = 236 ^ seed, v237 = 237 ^ seed, v238 = 238 ^ seed, v239 = 239 ^ seed;
        int v240 = 240 ^ seed, v241 = 241 ^ seed, v242 = 242 ^ seed, v243 = 243 ^ seed, v244 = 244 ^ seed, v245 = 245 ^ seed, v246 = 246 ^ seed, v247 = 247 ^ seed, v248 = 248 ^ seed, v249 = 249 ^ seed;
        int v250 = 250 ^ seed, v251 = 251 ^ seed, v252 = 252 ^ seed, v253 = 253 ^ seed, v254 = 254 ^ seed, v255 = 255 ^ seed, v256 = 256 ^ seed, v257 = 257 ^ seed, v258 = 258 ^ seed, v259 = 259 ^ seed;
        int wideInt = v0 + v259;
        long wideLong = wideInt * 10_000_000_000L;
        float wideFloat = wideInt / 7f;
        double wideDouble = wideLong / 3.0;
        String wideRef = "ref" + seed;
        byte wideByte = (byte) wideInt;
        boolean wideFlag = seed > 2;
        char wideChar = (char) ('a' + seed);
        for (int i = 0; i < 5; i++) {
            wideInt++;
            wideInt += 300;
            wideInt -= 2;
            wideInt += -32768;
            wideInt += 32767;
            wideInt += 32768;
            v10 += 1000;
            v10 -= 129;
            v250++;
            v255--;
            wideLong += v10;
            wideFloat -= v250;
            wideDouble *= wideFloat;
            wideByte += 50;
            wideFlag ^= i % 2 == 0;
            wideChar++;
            wideRef += wideChar;
        }
        long[] cells = {wideLong, v100, v200};
        cells[1] += wideInt;
        int hash = wideRef.hashCode() + (wideFlag ? 1 : 0) + wideByte;
        hash = hash * 31 + wideInt;
        hash = hash * 31 + v10 + v250 * v255;
        hash = hash * 31 + (int) (wideLong ^ wideLong >>> 32);
        hash = hash * 31 + Float.floatToIntBits(wideFloat);
        hash = hash * 31 + Double.hashCode(wideDouble);
        hash = hash * 31 + v1 + v2 * v3 - v150 + v254 * v256 + v257 - v258;
        System.out.println(wideInt + " " + wideLong + " " + wideFloat + " " + wideDouble + " " + wideRef + " "
            + wideByte + " " + wideFlag + " " + cells[1]);
        try {
            Object o = seed == 3 ? null : wideRef;
            System.out.println(o.toString().length());
        } catch (NullPointerException wideException) {
            System.out.println("null in a wide slot: " + (wideException.getMessage() != null));
        } finally {
            hash ^= v99;
        }
        synchronized (cells) {
            hash += cells.length;
        }
        return hash;
    }

    static int small() {
        int i = 0;
        i += 127;
        i += 128;
        i += -128;
        i += -129;
        i += 32767;
        i -= 32768;
        i += 32768;
        i -= 32767;
        i += 1000000;
        short s = 5;
        s += 1000;
        i += s;
        return i;
    }

    static long manyParameters(long a, double b, long c, double d, long e, double f, long g, double h, int... rest) {
        int sum = 0;
        for (int r : rest) {
            sum += r;
        }
        return (long) (a + b + c + d + e + f + g + h) + sum;
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 6; seed++) {
            System.out.println(seed + " -> " + many(seed));
        }
        System.out.println(small());
        System.out.println(manyParameters(1, 2.5, 3, 4.5, 5, 6.5, 7, 8.5, 9, 10, 11));
    }
}
