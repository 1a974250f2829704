import { ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';
import { Stream } from '@/ui/stream';
import { useHydrated } from '@/ui/use-hydrated';
import { LicenceButton, type LicenceAction } from './licence-button';

/** Closes the page with a deep panel over the indigo stream. */
export function Closing({ licence }: { licence: LicenceAction }) {
  // The stream's shapes would be most of the page's HTML.
  const isHydrated = useHydrated();
  return (
    <section className="page-width pb-20 lg:pb-28">
      <div className="relative flex h-140 flex-col overflow-hidden rounded-16 bg-deep p-6 on-deep lg:p-16 dark:border dark:border-line">
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-53 lg:h-56">
          {isHydrated && (
            <>
              <Stream viewBox="84 8 942 337" className="size-full lg:hidden" />
              <Stream viewBox="61 9 1086 317" className="hidden size-full lg:block" />
            </>
          )}
        </div>
        <div className="relative">
          <Mark name="flexa" size={48} tone="on-deep" className="-ml-0.5 max-lg:mt-2" />
          <h2 className="mt-6 text-30 text-on-deep sm:text-36 lg:mt-7 lg:text-48">
            Make your next report look designed
          </h2>
          <div className="mt-5 grid gap-3 sm:flex lg:mt-7">
            <LicenceButton {...licence} variant="on-deep" size="lg" />
            <ButtonLink to="/flexa-theme" variant="on-deep-outline" size="lg">
              Open the theme studio
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
