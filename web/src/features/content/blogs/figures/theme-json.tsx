const PARTS = [
  { key: 'name', does: 'The name in the list of themes. The only key that must be there.' },
  { key: 'dataColors', does: 'Series and categories, and the first row of the colour picker.' },
  { key: 'firstLevelElements …', does: 'Text, axes, grid lines, grounds: all that is not data.' },
  { key: 'good, maximum …', does: 'Waterfall, KPI, and the ends of colour scales.' },
  { key: 'textClasses', does: 'Font, size and colour of figures, titles, headers and labels.' },
  { key: 'visualStyles', does: 'Any property of the format pane, for one visual or for all.' },
];

/** The parts of a theme file, from the widest to the most precise. */
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
