const STRENGTHS = [
  { name: 'Line', opacity: 1 },
  { name: 'Range', opacity: 0.35 },
  { name: 'Wide range', opacity: 0.15 },
] as const;

/** Shows the first data shade in the three strengths that the chart uses. */
export function Strengths() {
  return (
    <div className="grid h-40 grid-cols-3 gap-4 text-12">
      {STRENGTHS.map(({ name, opacity }) => (
        <p key={name} className="flex flex-col gap-2">
          <span className="flex-1 rounded-10 bg-d1" style={{ opacity }} />
          <span className="flex justify-between max-sm:flex-col">
            {name} <span className="text-muted tabular-nums">{opacity * 100}%</span>
          </span>
        </p>
      ))}
    </div>
  );
}
