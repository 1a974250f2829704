import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHydrated } from '@/ui/use-hydrated';
import { PresetSlices } from './preset-slices';
import { Section, SectionHead } from './section';

/** Shows the five presets. */
export function Colours() {
  // Their shapes would be most of the page's HTML.
  const isHydrated = useHydrated();
  return (
    <Section id="colours" band>
      <SectionHead
        title={
          <>
            Two colours in, <br />
            eight shades out
          </>
        }
      >
        <p>
          Bring your brand colours or start with one of five presets. Select a preset to open the
          studio with its colours.
        </p>
        <Link
          to="/flexa-theme"
          className="touch-target mt-3 inline-flex items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
        >
          Open the theme studio
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      </SectionHead>
      <div className="min-h-[683px] lg:min-h-[490px]">{isHydrated && <PresetSlices />}</div>
    </Section>
  );
}
