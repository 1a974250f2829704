import type { ReactNode } from 'react';

interface ViewHeadProps {
  title: string;
  /** Text beside the title, such as a count. */
  aside?: ReactNode;
  actions?: ReactNode;
}

/** Renders the head of a view, at least 32 px high so that views line up with and without buttons. */
export function ViewHead({ title, aside, actions }: ViewHeadProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-24 tracking-[-0.01em]">{title}</h1>
        {aside}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
