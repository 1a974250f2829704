import { useId, useState } from 'react';
import { z } from 'zod';
import { formatCount } from '@flexa/contracts/format';
import {
  listBuiltInPresets,
  countInStyle,
  findDefaultPreset,
  checkPresetName,
  listStylePresets,
  setDefaultPreset,
  removePreset,
  addPreset,
} from '@flexa/theme-engine/model';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { edit, useStudio } from '../../store/studio';
import type { StyledVisual } from '../../store/styled-visuals';
import { useStylePreset } from '../../store/use-style-preset';
import { useTheme } from '../../store/use-theme';
import { TextAction } from '../parts/panel-section';
import { SelectRow, SwitchRow } from '../parts/rows';

const show = (stylePreset: string | null) => useStudio.setState({ stylePreset, sought: null });

/** Edits the style presets of a visual, and chooses its default preset. */
export function StylePresets({ visual }: { visual: StyledVisual }) {
  const theme = useTheme();
  const shown = useStylePreset(visual);
  const [isNaming, setNaming] = useState(false);
  const presets = listStylePresets(theme, visual);
  const currentDefault = findDefaultPreset(theme, visual);
  const builtIn = listBuiltInPresets(visual);
  const options = [...presets, ...builtIn].map((name) => ({ value: name, label: name }));

  if (isNaming) return <NewPreset visual={visual} onClose={() => setNaming(false)} />;
  return (
    <div role="group" aria-label="Style presets" className="mb-1 border-b border-line pb-1">
      <div className="flex min-h-8 items-center justify-between gap-2 text-12 text-muted">
        Style presets
        <span className="flex gap-3">
          {shown !== null && (
            <TextAction onClick={() => edit((before) => removePreset(before, visual, shown))}>
              Delete
            </TextAction>
          )}
          <TextAction onClick={() => setNaming(true)}>
            New <span className="sr-only">style preset</span>
          </TextAction>
        </span>
      </div>
      {presets.length > 0 && (
        <SelectRow
          label="Shown"
          value={shown ?? ''}
          options={[
            { value: '', label: 'None' },
            ...presets.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => show(name || null)}
        />
      )}
      {options.length > 0 && (
        <SelectRow
          label="Default"
          value={currentDefault ?? ''}
          options={[{ value: '', label: 'None' }, ...options]}
          onChange={(name) => edit((before) => setDefaultPreset(before, visual, name || null))}
        />
      )}
    </div>
  );
}

interface NewPresetProps {
  visual: StyledVisual;
  onClose: () => void;
}

function NewPreset({ visual, onClose }: NewPresetProps) {
  const theme = useTheme();
  const set = useStudio((state) => countInStyle(state.document, visual, '*'));
  const [movesChanges, setMovesChanges] = useState(true);
  const faultId = useId();
  const schema = z.object({
    name: z.string().superRefine((name, context) => {
      const message = checkPresetName(theme, visual, name);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  });
  const form = useServerForm({
    schema,
    defaultValues: { name: '' },
    send: async ({ name }) => {
      edit((before) => addPreset(before, visual, name, { movesChanges: movesChanges && set > 0 }));
      show(name.trim());
      onClose();
    },
  });
  const { error: fault, ...field } = form.field('name');

  return (
    <form noValidate onSubmit={form.onSubmit} className="mb-1 border-b border-line pt-1 pb-2">
      <label className="block text-12 text-muted">
        Name of the style preset
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
          autoFocus
          {...field}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={faultId}
          className="mt-1 block h-8 w-full rounded-8 border border-line-2 bg-raised px-2.5 text-14 text-text transition-colors hover:border-input focus:border-brand focus:outline-none pointer-coarse:h-11 pointer-coarse:text-16"
        />
      </label>
      <p id={faultId} role="alert" className="text-12 text-danger empty:hidden">
        {fault}
      </p>
      {set > 0 && (
        <SwitchRow
          label={`Move the ${formatCount(set, 'changed setting')} into it`}
          checked={movesChanges}
          onChange={setMovesChanges}
        />
      )}
      <div className="mt-1 flex gap-2">
        <Button type="submit" size="sm" className="h-7! px-2.5! text-12! pointer-coarse:h-11!">
          Create
        </Button>
        <Button size="sm" className="h-7! px-2.5! text-12! pointer-coarse:h-11!" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
