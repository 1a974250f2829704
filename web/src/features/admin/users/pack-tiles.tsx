import { VISUAL_NAMES, type VisualType } from '@flexa/contracts/plans';
import { Mark } from '@/ui/mark';

/** Shows a person's packs as tiles of 26 px, with their names as tooltips. */
export function PackTiles({ packs }: { packs: readonly VisualType[] }) {
  if (packs.length === 0) return <span className="text-muted">None</span>;
  return (
    <ul className="flex gap-1">
      {packs.map((pack) => (
        <li
          key={pack}
          title={VISUAL_NAMES[pack]}
          className="relative z-1 grid size-[26px] shrink-0 place-items-center rounded-6 bg-soft"
        >
          <Mark name={pack === 'suite' ? 'flexa' : pack} size={14} />
          <span className="sr-only">{VISUAL_NAMES[pack]}</span>
        </li>
      ))}
    </ul>
  );
}
