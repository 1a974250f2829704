export type Simulation = 'off' | 'protan' | 'deutan' | 'tritan';

/**
 * What somebody without one kind of cone sees: Machado, Oliveira and Fernandes 2009 at severity 1, for
 * linear RGB. Rows of a 3 by 3 matrix.
 */
export const SIMULATION_MATRICES: Readonly<Record<Exclude<Simulation, 'off'>, readonly number[]>> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}; // prettier-ignore

/** The values of an SVG feColorMatrix. */
export function filterValues(simulation: Exclude<Simulation, 'off'>): string {
  const [a, b, c, d, e, f, g, h, i] = SIMULATION_MATRICES[simulation];
  return `${a} ${b} ${c} 0 0 ${d} ${e} ${f} 0 0 ${g} ${h} ${i} 0 0 0 0 0 1 0`;
}
