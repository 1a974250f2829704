import { useState, type ReactNode } from 'react';
import { SceneView } from '@flexa/visuals/react';
import type { VisualManifest } from '@flexa/visuals/manifests';
import type { Scene, Size } from '@flexa/visuals/scene';
import { Segmented } from '@/ui/segmented';
import { VisualOptions } from './visual-options';

/** Widths of the prerendered drawings. CSS shows the one that fits the screen. */
const WIDTHS = [
  { width: 1000, className: 'hidden @5xl:block' },
  { width: 640, className: 'hidden @2xl:block @5xl:hidden' },
  { width: 310, className: '@2xl:hidden' },
] as const;

/** An option to try; its first choice is the default. */
export interface LiveOption {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Chosen values by the names of their options. */
export type Chosen = Readonly<Record<string, string>>;

export const SHOWN = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Hidden' },
] as const;

export const GOOD_IS: LiveOption = {
  name: 'sense',
  label: 'Good is',
  choices: [
    { value: 'more', label: 'More' },
    { value: 'less', label: 'Less' },
  ],
};

interface LiveVisualProps {
  manifest: VisualManifest;
  options: readonly LiveOption[];
  /** Heights at each width, from the widest. */
  heights: readonly [number, number, number];
  draw: (chosen: Chosen, size: Size) => Scene;
}

/** Runs a visual with the code of Power BI, and offers a few of its options. */
export function LiveVisual({ manifest, options, heights, draw }: LiveVisualProps) {
  return (
    <OptionsFrame manifest={manifest} options={options}>
      {(chosen) =>
        WIDTHS.map(({ width, className }, i) => {
          const scene = draw(chosen, { width, height: heights[i] ?? heights[0] });
          return (
            <SceneView
              key={width}
              className={`mx-auto h-auto max-w-full ${className}`}
              scene={scene}
            />
          );
        })
      }
    </OptionsFrame>
  );
}

interface OptionsFrameProps {
  manifest: VisualManifest;
  options: readonly LiveOption[];
  children: (chosen: Chosen) => ReactNode;
}

/** Shows options, the resulting drawing in a frame, and a table of all options below. */
export function OptionsFrame({ manifest, options, children }: OptionsFrameProps) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(options.map(({ name, choices }) => [name, choices[0]?.value ?? ''])),
  );
  return (
    <div className="@container">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {options.map(({ name, label, choices }) => (
          <Segmented
            key={name}
            showLabel
            label={label}
            options={choices}
            value={chosen[name] ?? ''}
            onChange={(value) => setChosen((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <div className="mt-6 overflow-hidden rounded-16 border border-line-2 bg-bg p-3">
        {children(chosen)}
      </div>
      <VisualOptions manifest={manifest} />
    </div>
  );
}
