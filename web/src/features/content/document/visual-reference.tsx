import { use } from 'react';
import { OptionTables } from '../showcase/live/visual-options';
import { loadManifests } from './load-document';

/** Every field and option of a visual, below what its chapter says. */
export function VisualReference({ name }: { name: string }) {
  const manifest = use(loadManifests()).find((visual) => visual.name === name);
  if (!manifest) return null;
  return (
    <section aria-labelledby="fields-and-options" className="mt-11 text-14 md:mt-14">
      <h2 id="fields-and-options" className="scroll-mt-28 text-24 md:text-30">
        Fields and options
      </h2>
      <OptionTables manifest={manifest} />
    </section>
  );
}
