const PARTS = [
  { key: 'name', does: 'The name in the list of themes. The only key that must be there.' },
  { key: 'dataColors', does: 'Series and categories, and the first row of the colour picker.' },
  { key: 'firstLevelElements …', does: 'Text, axes, grid lines, grounds: all that is not data.' },
  { key: 'good, maximum …', does: 'Waterfall, KPI, and the ends of colour scales.' },
  { key: 'textClasses', does: 'Font, size and colour of figures, titles, headers and labels.' },
  { key: 'visualStyles', does: 'Any property of the format pane, for one visual or for all.' },
];

/** Renders the parts of a theme file, from the widest to the most precise. */
export function Anatomy() {
  return (
    <div className="grid gap-2 p-4 text-14 sm:p-6">
      {PARTS.map(({ key, does }, i) => (
        <div key={key} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[190px_1fr]">
          <p className="flex items-center gap-2.5 font-mono text-[13px] font-medium">
            <svg viewBox="0 0 10 28" className="h-7 w-2.5 shrink-0">
              <rect width="10" height="28" rx="3" fill={`var(--d${i + 1})`} />
            </svg>
            {key}
          </p>
          <p className="text-muted max-sm:pl-5">{does}</p>
        </div>
      ))}
    </div>
  );
}

const LAYERS = [
  { name: 'Base theme of Desktop', gives: 'Every property its default', width: 100 },
  { name: 'dataColors, levels, text classes', gives: 'Colours and type of everything', width: 82 },
  { name: 'visualStyles, * and *', gives: 'One card for all visuals', width: 64 },
  { name: 'visualStyles, a named visual', gives: 'The same card of one kind', width: 46 },
  { name: 'Format pane', gives: 'One visual, by hand', width: 28 },
];

/** Shows the order of precedence: each layer covers those below it. */
export function Layers() {
  return (
    <div className="grid gap-2 p-4 text-12 sm:p-6">
      {LAYERS.toReversed().map(({ name, gives, width }, i) => (
        <div key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_232px]">
          <svg className="h-8 w-full">
            <rect
              x={`${(100 - width) / 2}%`}
              width={`${width}%`}
              height="32"
              rx="6"
              fill={`var(--d${i + 1})`}
            />
          </svg>
          <p className="max-sm:text-center">
            <span className="block font-semibold">{name}</span>
            <span className="block text-muted">{gives}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
