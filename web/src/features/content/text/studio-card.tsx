import { ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';

/** Ends a text with a card that links to the studio. */
export function StudioCard() {
  return (
    <aside className="no-print mt-14 flex flex-col gap-x-5 gap-y-4 rounded-16 border border-line bg-surface p-5 sm:flex-row sm:items-center sm:p-6">
      <Mark name="theme" size={40} />
      <div className="flex-1">
        <p className="text-18 font-semibold">Try it with your colours</p>
        <p className="text-14 text-muted">The theme studio is free and runs in the browser.</p>
      </div>
      <ButtonLink to="/flexa-theme#studio" variant="primary" className="self-start sm:self-auto">
        Open the theme studio
      </ButtonLink>
    </aside>
  );
}
