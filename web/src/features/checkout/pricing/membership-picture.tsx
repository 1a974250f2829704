import { Fragment } from 'react';
import { Mark } from '@/ui/mark';

const PARTS = [
  { mark: 'theme', name: 'Theme' },
  { mark: 'designs', name: 'Design' },
  { mark: 'charts', name: 'Charts' },
] as const;

/** Draws the three joined parts of the membership. */
export function MembershipPicture() {
  return (
    <div className="flex h-full items-center justify-center">
      {PARTS.map(({ mark, name }, index) => (
        <Fragment key={mark}>
          {index > 0 && <span className="h-px w-4 bg-line-2 sm:w-10" />}
          <span className="grid size-20 content-center justify-items-center gap-2 rounded-16 border border-line-2 bg-bg sm:size-36 sm:gap-4">
            <Mark name={mark} size={36} />
            <span className="text-12 font-medium sm:text-14">{name}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}
