import type { ReactNode } from 'react';
import { FolderOpen, Save } from 'lucide-react';
import { createGradient, PRESETS } from '@/features/theme-studio';
import { cn } from '@/ui/cn';
import { ShadeStrip } from '../text/shade-strip';
import { FIRST_PAIR } from './hero';
import { Section } from './section';

const SHADES = createGradient(FIRST_PAIR.first, FIRST_PAIR.last).map((shade) =>
  shade.toUpperCase(),
);
const OTHERS = [PRESETS.Blues.dataTheme.data, PRESETS.PuRd.dataTheme.data];

const STEPS = [
  {
    title: 'Choose your colours',
    text: 'Type or pick two on this page and see them in a report. The studio has everything else.',
    picture: <Colours />,
  },
  {
    title: 'Download theme.json',
    text: 'The studio makes one standard theme file for Power BI, with your colours, text and cards.',
    picture: <File />,
  },
  {
    title: 'Apply it in Power BI',
    text: 'View, Themes, Browse for themes. Then add visuals from the packs you have a licence for.',
    picture: <Ribbon />,
  },
];

/** Shows the three steps from two colours to a report. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" continued>
      <h2 className="mb-8 text-30 sm:text-36 lg:mb-14 lg:text-48">How it works</h2>
      <ol className="grid overflow-hidden rounded-16 border border-line lg:grid-cols-3">
        {STEPS.map(({ title, text, picture }, i) => (
          <li
            key={title}
            className={cn('home-step min-w-0', i > 0 && 'border-line max-lg:border-t lg:border-l')}
          >
            <div
              aria-hidden="true"
              className="h-50 overflow-hidden border-b border-line bg-surface px-5 sm:px-7"
            >
              <div className="mx-auto h-full max-w-110">{picture}</div>
            </div>
            <div className="p-5 pb-6 sm:p-7 sm:pb-8">
              <p className="text-14 font-medium text-brand-text">Step {i + 1}</p>
              <h3 className="mt-1.5 text-20">{title}</h3>
              <p className="mt-1.5 text-16 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Colours() {
  return (
    <div className="flex h-full flex-col justify-center gap-4">
      <div className="grid grid-cols-2 gap-2">
        <Field color={SHADES[0] ?? ''} isChosen />
        <Field color={SHADES[7] ?? ''} />
      </div>
      <ShadeStrip shades={SHADES} className="h-12 rounded-10" />
    </div>
  );
}

function Field({ color, isChosen = false }: { color: string; isChosen?: boolean }) {
  return (
    <span
      className={cn(
        'flex h-10 items-center gap-2 rounded-10 border bg-bg px-2 text-14 font-medium tabular-nums',
        isChosen ? 'border-brand ring-3 ring-brand/22' : 'border-input',
      )}
    >
      <svg className="size-6 rounded-6">
        <rect width="24" height="24" rx="6" fill={color} />
      </svg>
      {color}
    </span>
  );
}

function File() {
  return (
    <Sheet>
      <div className="p-4 font-mono text-[13px] leading-[22px] whitespace-pre">
        {'{\n  '}
        <Key>name</Key>: <Value>"Quarterly review"</Value>,{'\n  '}
        <Key>dataColors</Key>: [{'\n'}
        {[0, 2, 4].map((from) => (
          <span key={from} className="block">
            {SHADES.slice(from, from + 2).map((shade) => (
              <span key={shade}>
                {'  '}
                <svg className="mr-1.5 inline-block size-2.5">
                  <rect width="10" height="10" rx="3" fill={shade} />
                </svg>
                <Value>"{shade}"</Value>,
              </span>
            ))}
          </span>
        ))}
      </div>
    </Sheet>
  );
}

function Key({ children }: { children: string }) {
  return <span>"{children}"</span>;
}

function Value({ children }: { children: ReactNode }) {
  return <span className="text-brand-text">{children}</span>;
}

const TABS = ['Home', 'Insert', 'View', 'Help'];

/** Draws the ribbon of Power BI Desktop in which people choose a theme. */
function Ribbon() {
  const [before, after] = OTHERS;
  return (
    <Sheet>
      <div className="flex gap-4 border-b border-line px-4 text-12">
        {TABS.map((tab) => (
          <span
            key={tab}
            className={cn(
              'border-b-2 py-2',
              tab === 'View' ? 'border-highlight font-semibold' : 'border-transparent text-muted',
            )}
          >
            {tab}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2 p-3.5">
        {[before, SHADES, after].map((shades, i) => (
          <span
            key={i}
            className={cn(
              'rounded-6 border p-2',
              i === 1 ? 'border-brand ring-1 ring-brand' : 'border-line-2',
            )}
          >
            <ShadeStrip shades={shades ?? []} className="h-2 rounded-[2px]" />
            <span className="mt-2.5 block h-1 w-3/5 rounded-full bg-line-2" />
          </span>
        ))}
      </div>
      <p className="flex items-center gap-2.5 bg-soft px-4 py-2 text-12 font-medium text-brand-text">
        <FolderOpen strokeWidth={1.75} className="size-3.5" />
        Browse for themes
      </p>
      <p className="flex items-center gap-2.5 px-4 py-2 text-12 text-muted">
        <Save strokeWidth={1.75} className="size-3.5" />
        Save current theme
      </p>
    </Sheet>
  );
}

/** Draws a window that runs off the bottom edge. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 h-full overflow-hidden rounded-t-10 border border-b-0 border-line-2 bg-bg">
      {children}
    </div>
  );
}
