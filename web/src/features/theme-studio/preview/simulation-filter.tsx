import { formatColorMatrix } from '@flexa/theme-engine/checks';

export type Simulation = 'off' | 'protan' | 'deutan' | 'tritan';

/** The filter of a simulation, by the name `url(#ID-KIND)`. */
export function SimulationFilter({ id, simulation }: { id: string; simulation: Simulation }) {
  if (simulation === 'off') return null;
  return (
    <filter
      id={`${id}-${simulation}`}
      x="0"
      y="0"
      width="100%"
      height="100%"
      colorInterpolationFilters="linearRGB"
    >
      <feColorMatrix type="matrix" values={formatColorMatrix(simulation)} />
    </filter>
  );
}
