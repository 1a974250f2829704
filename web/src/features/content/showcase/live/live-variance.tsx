import { useState } from 'react';
import { SceneView } from '@flexa/visuals/react';
import type { Palette, Size } from '@flexa/visuals/scene';
import {
  drawVarianceColumns,
  initialVarianceSettings,
  sayInEnglish,
  type VarianceSettings,
} from '@flexa/visuals/variance-columns';
import { Segmented } from '@/ui/segmented';
import { VARIANCE_SAMPLES } from './variance-data';

/** The page's own colours; they follow light and dark without drawing again. */
const PALETTE: Palette = {
  data: 'var(--d1)',
  foreground: 'var(--text)',
  secondary: 'var(--muted)',
  outline: 'var(--line-2)',
  background: 'var(--bg)',
  positive: 'var(--success)',
  negative: 'var(--danger)',
  isHighContrast: false,
};

/** Drawn at each of these sizes, so that the first HTML fits every screen; one of them is shown. */
const SIZES: readonly (Size & { className: string })[] = [
  { width: 1000, height: 420, className: 'hidden @5xl:block' },
  { width: 640, height: 380, className: 'hidden @2xl:block @5xl:hidden' },
  { width: 310, height: 300, className: '@2xl:hidden' },
];

const YES_NO = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Hidden' },
] as const;

type Kind = VarianceSettings['variance']['kind'];
type Sense = VarianceSettings['variance']['sense'];

/** Variance columns as Power BI runs them, with a few of their options. */
export function LiveVariance() {
  const [sample, setSample] = useState(VARIANCE_SAMPLES[0].value);
  const [kind, setKind] = useState<Kind>('absolute');
  const [sense, setSense] = useState<Sense>('more');
  const [plan, setPlan] = useState<'yes' | 'no'>('yes');
  const [previous, setPrevious] = useState<'yes' | 'no'>('no');

  const initial = initialVarianceSettings();
  const settings: VarianceSettings = {
    ...initial,
    plan: { ...initial.plan, show: plan === 'yes' },
    previous: { ...initial.previous, show: previous === 'yes' },
    variance: { ...initial.variance, kind, sense },
    text: { ...initial.text, fontFamily: 'inherit' },
  };
  const { data } = VARIANCE_SAMPLES.find(({ value }) => value === sample) ?? VARIANCE_SAMPLES[0];

  return (
    <div className="@container">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Segmented
          showLabel
          label="Measure"
          options={VARIANCE_SAMPLES}
          value={sample}
          onChange={setSample}
        />
        <Segmented
          showLabel
          label="Difference"
          options={[
            { value: 'absolute', label: 'Absolute' },
            { value: 'percent', label: 'Percent' },
            { value: 'both', label: 'Both' },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Segmented
          showLabel
          label="Good is"
          options={[
            { value: 'more', label: 'More' },
            { value: 'less', label: 'Less' },
          ]}
          value={sense}
          onChange={setSense}
        />
        <Segmented showLabel label="Plan" options={YES_NO} value={plan} onChange={setPlan} />
        <Segmented
          showLabel
          label="Previous year"
          options={YES_NO}
          value={previous}
          onChange={setPrevious}
        />
      </div>
      <div className="mt-6 overflow-hidden rounded-16 border border-line-2 bg-bg p-3">
        {SIZES.map(({ className, ...size }) => (
          <SceneView
            key={size.width}
            className={`mx-auto ${className}`}
            scene={drawVarianceColumns({
              ...{ data, settings, size, palette: PALETTE, locale: 'en-US', say: sayInEnglish },
              selected: null,
            })}
          />
        ))}
      </div>
    </div>
  );
}
