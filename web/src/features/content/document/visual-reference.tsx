import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { use } from 'react';
import { OptionTables } from '../showcase/live/visual-options';
import { loadManifests } from './load-document';

/** Lists every field and option of a visual below its chapter. */
export function VisualReference({ name }: { name: string }) {
  const { manifests, pictures, size } = use(loadManifests());
  const manifest = manifests.find((visual) => visual.name === name);
  if (!manifest) return null;
  const showPicture = (card: string) => {
    const alt = pictures[name]?.[card];
    if (alt === undefined) return null;
    return (
      <img
        {...size}
        src={`/docs/options/${name}-${card}.webp`}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="mb-3 h-auto w-full max-w-[692px] rounded-8 border border-line"
      />
    );
  };
  return (
    <section aria-labelledby="fields-and-options" className="mt-11 text-14 md:mt-14">
      <h2 id="fields-and-options" className="scroll-mt-28 text-24 md:text-30">
        Fields and options
      </h2>
      <ThemeKeys name={name} />
      <OptionTables manifest={manifest} showPicture={showPicture} />
    </section>
  );
}

/** Names a visual's keys in a theme; the table below names those of its options. */
function ThemeKeys({ name }: { name: string }) {
  const guid = FLEXA_VISUALS.find((visual) => visual.name === name)?.guid ?? '';
  return (
    <div className="mt-4 grid gap-3 wrap-anywhere">
      <p>
        In a theme the options are under <code>visualStyles</code>, the name of the visual,{' '}
        <code>*</code>, then the card and the option of the column “In a theme”. A colour is{' '}
        <code>{'{ "solid": { "color": "#123456" } }'}</code>. The visual is called:
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <code>{guid}</code> if it was imported from a file
        </li>
        <li>
          <code>{`${guid}_OrgStore`}</code> if it comes from your organization’s store
        </li>
      </ul>
    </div>
  );
}
