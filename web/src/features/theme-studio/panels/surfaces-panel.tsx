import { TEXT_CONTRAST } from '@flexa/theme-engine/model';
import { decide, endGesture, useStudio } from '../store/studio';
import { contrastWarning } from './contrast-warning';
import { ColorRow } from './parts/color-row';
import { FontField } from './parts/font-field';
import { PanelSection } from './parts/panel-section';
import { SliderRow, SwitchRow } from './parts/rows';
import { TextStyleRow } from './parts/text-style-row';

const SURFACES = [
  { key: 'pageBackground', label: 'Page' },
  { key: 'background', label: 'Visual' },
  { key: 'secondaryBackground', label: 'Secondary' },
  { key: 'outspace', label: 'Around the page' },
  { key: 'accent', label: 'Accent' },
  { key: 'accentFill', label: 'Accent fill' },
  { key: 'tableAccent', label: 'Table accent' },
] as const;

/** Each colours more than its note can name; the third draws lines, so no contrast is asked of it. */
const LEVELS = [
  { key: 'firstLevel', label: 'First', note: 'Titles and values', isText: true },
  { key: 'secondLevel', label: 'Second', note: 'Labels and legends', isText: true },
  { key: 'thirdLevel', label: 'Third', note: 'Grid and dividers', isText: false },
  { key: 'fourthLevel', label: 'Fourth', note: 'Hints and axis', isText: true },
] as const;

const TEXTS = [
  { key: 'title', label: 'Title' },
  { key: 'callout', label: 'Callout' },
  { key: 'header', label: 'Header' },
  { key: 'label', label: 'Label' },
] as const;

export function SurfacesPanel() {
  const decisions = useStudio((state) => state.document.decisions);
  const card = decisions.background;
  return (
    <>
      <PanelSection title="Surfaces">
        {SURFACES.map(({ key, label }) => (
          <ColorRow
            key={key}
            label={label}
            value={decisions[key]}
            onChange={(color, gesture) => decide({ [key]: color }, gesture)}
            ground={surfaceGround(key, decisions.firstLevel)}
          />
        ))}
      </PanelSection>
      <PanelSection title="Text levels">
        {LEVELS.map(({ key, label, note, isText }) => (
          <ColorRow
            key={key}
            label={label}
            note={note}
            value={decisions[key]}
            onChange={(color, gesture) => decide({ [key]: color }, gesture)}
            ground={{ name: 'card', color: card, needed: isText ? 4.5 : 3 }}
            warning={isText ? contrastWarning(decisions[key], card, TEXT_CONTRAST) : undefined}
          />
        ))}
      </PanelSection>
      <PanelSection title="Type">
        <FontField
          label="Font"
          value={decisions.font}
          onChange={(font, gesture) => decide({ font }, gesture)}
        />
        {TEXTS.map(({ key, label }) => (
          <TextStyleRow
            key={key}
            label={label}
            value={decisions[key]}
            onChange={(style, gesture) => decide({ [key]: style }, gesture)}
            onEnd={endGesture}
          />
        ))}
      </PanelSection>
      <PanelSection title="Shape">
        <SliderRow
          label="Corners"
          value={decisions.corners}
          min={0}
          max={24}
          unit="px"
          onChange={(corners) => decide({ corners }, 'corners')}
          onEnd={endGesture}
        />
        <SwitchRow
          label="Border"
          checked={decisions.hasBorder}
          onChange={(hasBorder) => decide({ hasBorder })}
        />
        <SwitchRow
          label="Shadow"
          checked={decisions.hasShadow}
          onChange={(hasShadow) => decide({ hasShadow })}
        />
      </PanelSection>
    </>
  );
}

/** Surfaces carry words: what counts is the contrast with those. Accents are marks on a card. */
function surfaceGround(key: (typeof SURFACES)[number]['key'], words: string) {
  if (key === 'accent' || key === 'tableAccent') return undefined;
  if (key === 'accentFill') return { name: 'white', color: '#ffffff', needed: 4.5 };
  return { name: 'titles', color: words, needed: 4.5 };
}
