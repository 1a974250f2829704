/**
 * Draws a smooth line through heights `step` apart, left to right from x = start. It is a natural cubic
 * spline, which has no corners even if the picture is stretched.
 */
export function drawSmoothPath(heights: readonly number[], step: number, start = 0): string {
  const slopes = computeSlopes(heights);
  let path = `M${roundCoordinate(start)} ${roundCoordinate(heights[0] ?? 0)}`;
  for (let i = 0; i + 1 < heights.length; i++) {
    const x = start + i * step;
    const out = (heights[i] ?? 0) + (slopes[i] ?? 0) / 3;
    const into = (heights[i + 1] ?? 0) - (slopes[i + 1] ?? 0) / 3;
    path +=
      `C${roundCoordinate(x + step / 3)} ${roundCoordinate(out)} ${roundCoordinate(x + (step * 2) / 3)} ${roundCoordinate(into)} ` +
      `${roundCoordinate(x + step)} ${roundCoordinate(heights[i + 1] ?? 0)}`;
  }
  return path;
}

/** Computes the slope per step at each point, from the tridiagonal system of the natural spline. */
function computeSlopes(y: readonly number[]): number[] {
  const last = y.length - 1;
  const at = (i: number) => y[Math.min(Math.max(i, 0), last)] ?? 0;
  const factors: number[] = [];
  const slopes: number[] = [];
  for (let i = 0; i <= last; i++) {
    const diagonal = (i === 0 || i === last ? 2 : 4) - (factors[i - 1] ?? 0);
    factors.push(1 / diagonal);
    slopes.push((3 * (at(i + 1) - at(i - 1)) - (slopes[i - 1] ?? 0)) / diagonal);
  }
  for (let i = last - 1; i >= 0; i--) {
    slopes[i] = (slopes[i] ?? 0) - (factors[i] ?? 0) * (slopes[i + 1] ?? 0);
  }
  return slopes;
}

function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
