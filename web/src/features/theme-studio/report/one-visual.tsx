import { useState } from 'react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import {
  readPreset,
  promoteFormatting,
  type ReportPage,
  type ReportVisual,
  type RethemeOptions,
} from '@flexa/theme-engine/reports';
import {
  createDocument,
  checkPresetName,
  listStylePresets,
  type Theme,
} from '@flexa/theme-engine/model';
import { edit } from '../store/studio';
import { compileThemeOnce, useTheme } from '../store/use-theme';
import { isNamed, describeKind, describeVisual } from './visual-label';

interface OneVisualProps {
  page: ReportPage;
  options: RethemeOptions;
  onOptions: (options: RethemeOptions) => void;
}

const EVERY = '*';
const ROW = 'mt-2 flex items-center gap-2 text-12';
const button = 'h-7! shrink-0 pointer-coarse:h-11!';

/** One visual of the page: its formatting for the theme, and the style preset it wears. */
export function OneVisual({ page, options, onOptions }: OneVisualProps) {
  const theme = useTheme();
  const visuals = page.visuals.filter(({ type }) => isNamed(type));
  const [chosen, setChosen] = useState(visuals[0]?.name);
  const visual = visuals.find(({ name }) => name === chosen);
  if (!visual) return null;
  const presets = listStylePresets(theme, visual.type);
  const currentPreset = readPreset(visual);
  const chosenPreset = options.presets?.get(visual.path);
  const give = (preset: string | null) =>
    onOptions({ ...options, presets: new Map(options.presets).set(visual.path, preset) });

  return (
    <section aria-labelledby="one-visual-title" className="min-w-0">
      <h3 id="one-visual-title" className="text-14">
        One visual
      </h3>
      <Select
        label="Visual of this page"
        value={visual.name}
        options={visuals.map((each, i) => ({
          value: each.name,
          label: `${i + 1}. ${describeVisual(each)}`,
        }))}
        onChange={setChosen}
        className="mt-2"
      />
      <CopyFormatting key={visual.name} visual={visual} theme={theme} />
      {(presets.length > 0 || currentPreset !== null) && (
        <div className={ROW}>
          <span className="min-w-0 flex-1">Style preset</span>
          <Select
            label="Style preset"
            value={(chosenPreset === undefined ? currentPreset : chosenPreset) ?? ''}
            options={[
              { value: '', label: 'None' },
              ...new Set([...presets, ...(currentPreset === null ? [] : [currentPreset])]),
            ].map((each) => (typeof each === 'string' ? { value: each, label: each } : each))}
            onChange={(name) => give(name || null)}
            className="w-40"
          />
        </div>
      )}
    </section>
  );
}

/** Takes the formatting of a visual that looks right into the theme. */
function CopyFormatting({ visual, theme }: { visual: ReportVisual; theme: Theme }) {
  const [target, setTarget] = useState<'every' | 'preset'>('every');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const kind = describeKind(visual);

  const copy = () => {
    const found = target === 'every' ? null : checkPresetName(theme, visual.type, name);
    setFault(found);
    if (found !== null) return;
    const preset = target === 'every' ? EVERY : name.trim();
    edit((before) =>
      createDocument(promoteFormatting(compileThemeOnce(before), visual, preset), before.name),
    );
    setName('');
    toast.success(
      target === 'every'
        ? `The theme now formats every ${kind} this way. Undo in the studio reverts it.`
        : `The theme has the style preset ${preset} for ${kind}. Undo in the studio reverts it.`,
    );
  };
  return (
    <>
      <div className={ROW}>
        <Select
          label="Copy its formatting to"
          value={target}
          options={[
            { value: 'every', label: `Copy to every ${kind}` },
            { value: 'preset', label: 'Copy to a style preset' },
          ]}
          onChange={setTarget}
          className="min-w-0 flex-1"
        />
        <Button size="sm" className={button} onClick={copy}>
          Copy
        </Button>
      </div>
      {target === 'preset' && (
        <label className={ROW}>
          <span className="min-w-0 flex-1">Its name</span>
          <input
            value={name}
            autoComplete="off"
            aria-invalid={fault !== null}
            onChange={(event) => setName(event.target.value)}
            className="h-7 w-40 rounded-8 border border-line-2 bg-raised px-2.5 text-12 hover:border-input focus:border-brand focus:outline-none pointer-coarse:h-11 pointer-coarse:text-16"
          />
        </label>
      )}
      <p role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {fault}
      </p>
    </>
  );
}
