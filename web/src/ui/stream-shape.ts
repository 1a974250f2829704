import { drawSmoothPath } from './smooth-path';

/**
 * The stream: eight layers over a box of 1200 × 400. A table of nine edges, with a height every 40 units,
 * keeps its shape the same on every load.
 */
export const STREAM_WIDTH = 1200;
export const STREAM_HEIGHT = 400;
const STEP = 40;

const EDGES = [
  [
    99, 74, 42, 23, 31, 36, 40, 50, 61, 68, 66, 38, 11, 32, 54, 49, 49, 76, 92, 86, 78, 69, 57, 52,
    45, 43, 68, 94, 97, 89, 94,
  ],
  [
    124, 120, 116, 102, 103, 118, 129, 124, 110, 100, 94, 82, 72, 77, 82, 72, 70, 94, 106, 97, 86,
    76, 64, 62, 58, 62, 92, 124, 130, 123, 128,
  ],
  [
    148, 143, 138, 126, 138, 178, 195, 168, 135, 117, 107, 92, 84, 100, 126, 136, 134, 142, 141,
    128, 118, 109, 97, 92, 86, 88, 116, 150, 173, 186, 179,
  ],
  [
    170, 160, 151, 136, 145, 184, 202, 185, 176, 180, 160, 128, 117, 133, 161, 184, 200, 196, 171,
    152, 142, 136, 136, 150, 164, 166, 172, 180, 188, 194, 185,
  ],
  [
    186, 190, 217, 250, 262, 267, 254, 221, 205, 206, 188, 174, 185, 194, 200, 213, 226, 218, 190,
    167, 152, 143, 142, 156, 172, 178, 189, 202, 214, 223, 216,
  ],
  [
    212, 215, 241, 274, 288, 294, 282, 249, 232, 230, 213, 207, 236, 260, 269, 284, 286, 252, 212,
    202, 214, 204, 181, 186, 200, 204, 214, 226, 239, 250, 244,
  ],
  [
    238, 238, 260, 288, 298, 300, 299, 288, 274, 254, 232, 229, 262, 288, 298, 312, 313, 286, 270,
    275, 280, 272, 264, 270, 264, 246, 242, 248, 254, 260, 250,
  ],
  [
    275, 300, 334, 351, 342, 334, 328, 316, 300, 279, 256, 254, 288, 316, 328, 343, 344, 315, 295,
    296, 301, 306, 316, 318, 312, 292, 268, 265, 275, 284, 276,
  ],
  [
    300, 325, 358, 376, 369, 363, 359, 349, 338, 331, 333, 362, 388, 367, 345, 350, 350, 323, 307,
    313, 321, 330, 341, 347, 354, 356, 331, 305, 302, 310, 305,
  ],
];

const curves = EDGES.map((edge) => drawSmoothPath(edge, STEP));

/** The lowest edge from right to left, which closes every layer of the floating stream. */
const back = drawSmoothPath(EDGES[8]?.toReversed() ?? [], -STEP, STREAM_WIDTH).replace('M', 'L');

/** Eight layers, back to front, each from its own edge down to the lowest one. */
export const STREAM_LAYERS = curves.slice(0, 8).map((top) => `${top}${back}z`);

/** Eight layers that fill the box down to its bottom, like hills. */
export const STREAM_HILLS = curves.slice(0, 8).map((top) => `${top}V${STREAM_HEIGHT}H0z`);
