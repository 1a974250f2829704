import type { Simulation } from '../store/studio';

export const SIMULATION_NAMES: Record<Exclude<Simulation, 'off'>, string> = {
  protan: 'Protanopia',
  deutan: 'Deuteranopia',
  tritan: 'Tritanopia',
};
