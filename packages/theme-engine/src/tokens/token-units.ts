export const PX_PER_POINT = 4 / 3;

export const toPixels = (points: number) => Number((points * PX_PER_POINT).toFixed(3));
export const toPoints = (pixels: number) => Number((pixels / PX_PER_POINT).toFixed(2));

const WEIGHTS = { regular: 400, semibold: 600, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;
export const toWeightNumber = (weight: Weight) => WEIGHTS[weight];
