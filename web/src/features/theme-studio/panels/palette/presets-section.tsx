import { memo, useMemo, useState } from 'react';
import { cn } from '@/ui/cn';
import {
  isSame,
  PRESET_NAMES,
  resolvePreset,
  STUDIO_PRESETS,
  type Decisions,
  type StudioPreset,
} from '@flexa/theme-engine/model';
import { useSettledDocument } from '../../store/settled';
import { edit } from '../../store/studio';
import { PanelSection, TextAction } from '../parts/panel-section';
import { Strip } from '../../parts/strip';

/** How many stand there before all are asked for. */
const FEW = 6;

/** Whole themes to begin with. */
export function PresetsSection() {
  // Which one is current may be told a moment later; a colour that is dragged does not wait for it.
  const decisions = useSettledDocument((document) => document.decisions);
  const [showsAll, setShowsAll] = useState(false);
  // Each preset has a light and a dark page. Choosing one keeps the current kind of page.
  const themes = useMemo(
    () =>
      STUDIO_PRESETS.map((preset) => ({ preset, theme: resolvePreset(preset, decisions.page) })),
    [decisions.page],
  );
  return (
    <PanelSection
      title="Presets"
      className="max-md:order-1"
      action={
        <TextAction onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer' : `All ${STUDIO_PRESETS.length}`}
        </TextAction>
      }
    >
      <ul
        className={cn(
          'mt-1.5 gap-2',
          showsAll
            ? 'grid grid-cols-2'
            : 'max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:grid md:grid-cols-2',
        )}
      >
        {themes.map(({ preset, theme }, i) => (
          <PresetItem
            key={preset.name}
            preset={preset}
            theme={theme}
            isCurrent={isSame(theme, decisions)}
            className={!showsAll && i >= FEW ? 'md:hidden' : ''}
          />
        ))}
      </ul>
    </PanelSection>
  );
}

interface PresetItemProps {
  preset: StudioPreset;
  theme: Decisions;
  isCurrent: boolean;
  className: string;
}

const PresetItem = memo(function PresetItem(props: PresetItemProps) {
  const { preset, theme, isCurrent, className } = props;
  return (
    <li className={cn('shrink-0', className)}>
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={() => take(preset, theme)}
        className={cn(
          'block w-full rounded-10 border border-line bg-raised p-1.5 text-left text-12 text-muted transition-colors',
          'hover:bg-hover max-md:min-w-26 pointer-coarse:min-h-11',
          'aria-pressed:border-brand aria-pressed:text-text aria-pressed:inset-ring aria-pressed:inset-ring-brand',
        )}
      >
        <Strip
          colors={isRamp(preset) ? preset.ramp : theme.dataColors.slice(0, 8)}
          className="h-5"
        />
        <span className="mt-1 block truncate px-0.5">{preset.name}</span>
      </button>
    </li>
  );
});

/** Schemes of one ramp are known by it; their data colours are its shades, mixed. */
function isRamp({ name }: StudioPreset): boolean {
  return PRESET_NAMES.some((each) => each === name);
}

/** Renames the theme with its preset, unless the person has named it. */
function take({ name }: StudioPreset, decisions: Decisions): void {
  edit((document) => ({
    ...document,
    name: STUDIO_PRESETS.some((preset) => preset.name === document.name) ? name : document.name,
    decisions,
  }));
}
