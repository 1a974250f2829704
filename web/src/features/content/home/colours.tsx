import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section, SectionHead } from './section';

/** The band of the five presets; the slices come from the theme studio. */
export function Colours({ presets }: { presets: ReactNode }) {
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
          Bring your brand colours or begin with one of five presets. A press on a preset opens the
          studio with it.
        </p>
        <Link
          to="/#studio"
          className="touch-target mt-3 inline-flex items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
        >
          Open the theme studio
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      </SectionHead>
      {presets}
    </Section>
  );
}
