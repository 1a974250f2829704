import type { Simulation } from '../store/studio';

type Kind = Exclude<Simulation, 'off'>;

export const SIMULATION_NAMES: Record<Kind, string> = {
  protan: 'Protanopia',
  deutan: 'Deuteranopia',
  tritan: 'Tritanopia',
};

/**
 * How somebody without one kind of cone sees, on linear RGB, which is what SVG filters compute with
 * (Machado, Oliveira and Fernandes 2009, severity 1).
 */
const MATRICES: Record<Kind, readonly (readonly [number, number, number])[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The CSS filter through which a report is seen; none while nothing is simulated. */
export function simulationFilter(simulation: Simulation): string | undefined {
  return simulation === 'off' ? undefined : `url(#seen-${simulation})`;
}

/** The filters that `simulationFilter` names; once on a page. */
export function SimulationFilters() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(MATRICES).map(([kind, rows]) => (
        <filter key={kind} id={`seen-${kind}`}>
          <feColorMatrix
            values={`${rows.map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`}
          />
        </filter>
      ))}
    </svg>
  );
}
