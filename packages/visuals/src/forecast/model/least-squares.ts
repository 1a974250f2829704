/** Adds up equations, and gives the unknowns that miss them by the least squares. */
export class LeastSquares {
  private readonly normal: Float64Array;
  private readonly right: Float64Array;
  private squares = 0;

  constructor(private readonly count: number) {
    this.normal = new Float64Array(count * count);
    this.right = new Float64Array(count);
  }

  /** One equation: these factors of the unknowns should come to this value. */
  add(factors: Float64Array, value: number): void {
    const { count, normal, right } = this;
    this.squares += value * value;
    for (let i = 0; i < count; i += 1) {
      const factor = factors[i] ?? 0;
      if (factor === 0) continue;
      right[i] = (right[i] ?? 0) + factor * value;
      for (let j = 0; j <= i; j += 1) {
        const at = i * count + j;
        normal[at] = (normal[at] ?? 0) + factor * (factors[j] ?? 0);
      }
    }
  }

  /** Returns the sum of squared residuals for these unknowns. */
  sumSquaredResiduals(unknowns: Float64Array): number {
    return unknowns.reduce(
      (rest, unknown, i) => rest - unknown * (this.right[i] ?? 0),
      this.squares,
    );
  }

  /** By Cholesky's decomposition, with a little on the diagonal for what the equations leave open. */
  solve(): Float64Array {
    const { count, normal, right } = this;
    const readNormal = (i: number, j: number) => normal[i * count + j] ?? 0;
    let trace = 0;
    for (let i = 0; i < count; i += 1) trace += readNormal(i, i);
    const little = (trace / Math.max(1, count)) * 1e-10 + Number.MIN_VALUE;

    const lower = new Float64Array(count * count);
    const readLower = (i: number, j: number) => lower[i * count + j] ?? 0;
    for (let i = 0; i < count; i += 1) {
      for (let j = 0; j <= i; j += 1) {
        let sum = readNormal(i, j) + (i === j ? little : 0);
        for (let k = 0; k < j; k += 1) sum -= readLower(i, k) * readLower(j, k);
        lower[i * count + j] = i === j ? Math.sqrt(Math.max(sum, little)) : sum / readLower(j, j);
      }
    }
    const unknowns = right.slice();
    for (let i = 0; i < count; i += 1) {
      let sum = unknowns[i] ?? 0;
      for (let k = 0; k < i; k += 1) sum -= readLower(i, k) * (unknowns[k] ?? 0);
      unknowns[i] = sum / readLower(i, i);
    }
    for (let i = count - 1; i >= 0; i -= 1) {
      let sum = unknowns[i] ?? 0;
      for (let k = i + 1; k < count; k += 1) sum -= readLower(k, i) * (unknowns[k] ?? 0);
      unknowns[i] = sum / readLower(i, i);
    }
    return unknowns;
  }
}
