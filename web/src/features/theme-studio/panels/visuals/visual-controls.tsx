import { useState } from 'react';
import { chooseForm } from '@flexa/contracts/format';
import { Button } from '@/ui/button';
import { countInStyle, formatPointer, resetVisual } from '@flexa/theme-engine/model';
import { edit, select, setProperty, useStudio } from '../../store/studio';
import { useStylePreset } from '../../store/use-style-preset';
import { isFlexa, isMore, type StyledVisual } from '../../store/styled-visuals';
import { TextAction } from '../parts/panel-section';
import { PropertyControl } from '../property/property-control';
import { readProperty, setVisualProperty, buildVisualPointer } from '../property/visual-property';
import { useTheme } from '../../store/use-theme';
import { AllSettings } from './all-settings';
import { listControls } from './controls';
import { listStateParts } from './state-parts';
import { StylePresets } from './style-presets';

/** Shows the main settings of a visual, with links to all others. */
export function VisualControls({ visual }: { visual: StyledVisual }) {
  const theme = useTheme();
  const document = useStudio((state) => state.document);
  const preset = useStylePreset(visual) ?? undefined;
  const sought = useStudio((state) => state.sought);
  const [showsAll, setShowsAll] = useState(false);
  const at = buildVisualPointer(visual);
  const set = countInStyle(document, visual, preset ?? '*');
  const showsOnlyAll = isFlexa(visual) || isMore(visual);
  const isSought = sought !== null && sought.startsWith(`${at}/`);

  const reset = () => {
    if (preset === undefined) edit((before) => resetVisual(before, visual));
    else setProperty(formatPointer('visualStyles', visual, preset), {});
  };
  return (
    <div className="mb-2 ml-2 border-l border-line pl-2.5">
      {!isFlexa(visual) && <StylePresets key={preset} visual={visual} />}
      {listControls(visual)
        .filter(
          ({ card, needs }) =>
            !needs || readProperty(theme, { visual, card, property: needs, preset }) === true,
        )
        .map(({ label, card, property, type, unit }) => {
          const place = { visual, card, property, preset };
          return (
            <PropertyControl
              key={`${card} ${property}`}
              label={label}
              type={type}
              unit={unit}
              value={readProperty(theme, place)}
              onChange={(value, gesture) =>
                setVisualProperty(
                  theme,
                  place,
                  value,
                  gesture && `${gesture} ${visual} ${preset ?? ''} ${card} ${property}`,
                )
              }
            />
          );
        })}
      <div className="flex min-h-8 items-center justify-between gap-2 text-12 text-muted">
        <span>{describeChanges(set, preset)}</span>
        {set > 0 && <TextAction onClick={reset}>Reset</TextAction>}
      </div>
      <div className="flex flex-wrap gap-2 py-1">
        {preset === undefined && listStateParts(visual).length > 0 && (
          <Button
            size="sm"
            className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
            onClick={() => {
              select(visual, 'default');
              useStudio.setState({ view: 'states' });
            }}
          >
            Edit states
          </Button>
        )}
        {!showsOnlyAll && (
          <Button
            size="sm"
            className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
            aria-expanded={showsAll || isSought}
            onClick={() => setShowsAll(!(showsAll || isSought))}
          >
            All settings of this visual{' '}
          </Button>
        )}
      </div>
      {(showsOnlyAll || showsAll || isSought) && (
        <AllSettings key={sought} visual={visual} preset={preset} />
      )}
    </div>
  );
}

function describeChanges(set: number, preset: string | undefined): string {
  if (preset !== undefined) return set === 0 ? 'Nothing set yet' : `${set} set`;
  return set === 0
    ? 'Same as the theme'
    : `${set} ${chooseForm(set, 'differs', 'differ')} from the theme`;
}
