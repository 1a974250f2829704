import { useState } from 'react';
import { Button } from '@/ui/button';
import { resetProperties, select, useStudio } from '../../store/studio';
import { isFlexa, type StyledVisual } from '../../store/styled-visuals';
import { TextAction } from '../parts/panel-section';
import { PropertyControl } from '../property/property-control';
import {
  countChanges,
  propertyValue,
  setVisualProperty,
  visualPointer,
} from '../property/visual-property';
import { useTheme } from '../../store/use-theme';
import { AllSettings } from './all-settings';
import { controlsOf } from './controls';
import { statePartsOf } from './state-parts';

/** The settings of a visual that are at hand, and the ways to all others. */
export function VisualControls({ visual }: { visual: StyledVisual }) {
  const theme = useTheme();
  const changes = useStudio((state) => state.document.changes);
  const sought = useStudio((state) => state.sought);
  const [showsAll, setShowsAll] = useState(false);
  const at = visualPointer(visual);
  const set = countChanges(changes, at);
  const isOurs = isFlexa(visual);
  const isSought = sought !== null && sought.startsWith(`${at}/`);

  return (
    <div className="mb-2 ml-2 border-l border-line pl-2.5">
      {controlsOf(visual)
        .filter(
          ({ card, needs }) =>
            !needs || propertyValue(theme, { visual, card, property: needs }) === true,
        )
        .map(({ label, card, property, type, unit }) => {
          const place = { visual, card, property };
          return (
            <PropertyControl
              key={`${card} ${property}`}
              label={label}
              type={type}
              unit={unit}
              value={propertyValue(theme, place)}
              onChange={(value, gesture) =>
                setVisualProperty(
                  theme,
                  place,
                  value,
                  gesture && `${gesture} ${visual} ${card} ${property}`,
                )
              }
            />
          );
        })}
      <div className="flex min-h-8 items-center justify-between gap-2 text-12 text-muted">
        <span>
          {set === 0
            ? 'Same as the theme'
            : `${set} ${set === 1 ? 'differs' : 'differ'} from the theme`}
        </span>
        {set > 0 && <TextAction onClick={() => resetProperties(at)}>Reset</TextAction>}
      </div>
      <div className="flex flex-wrap gap-2 py-1">
        {statePartsOf(visual).length > 0 && (
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
        {!isOurs && (
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
      {(isOurs || showsAll || isSought) && <AllSettings key={sought} visual={visual} />}
    </div>
  );
}
