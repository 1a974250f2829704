import type { ReactNode } from 'react';

interface StepListProps {
  title: string;
  children: ReactNode;
}

/** Lists steps under a title. */
export function StepList({ title, children }: StepListProps) {
  return (
    <section aria-labelledby="steps-title" className="mt-10">
      <h2 id="steps-title" className="text-16">
        {title}
      </h2>
      <ol className="mt-1 divide-y divide-line">{children}</ol>
    </section>
  );
}

interface StepProps {
  /** Icon at the left, 32 px wide. */
  tile: ReactNode;
  title: string;
  text: string;
  /** Time or action at the right. */
  end?: ReactNode;
}

export function Step({ tile, title, text, end }: StepProps) {
  return (
    <li className="flex min-h-17 animate-fade items-center gap-3.5 py-3 text-14">
      {tile}
      {/* Two buttons don't fit beside the text on a phone, so they go below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <div className="flex-1 basis-40">
          <p className="font-medium">{title}</p>
          <p className="text-muted">{text}</p>
        </div>
        {end && <div className="flex shrink-0 gap-2 text-muted tabular-nums">{end}</div>}
      </div>
    </li>
  );
}
