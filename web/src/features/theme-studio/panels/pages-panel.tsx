import { BASE_THEMES, type BaseThemeName } from '@flexa/theme-engine/base-themes';
import { formatPointer, type Json } from '@flexa/theme-engine/model';
import type { PropertyType } from '@flexa/theme-engine/format';
import { reportError } from '@/lib/report-error';
import { NumberField } from '@/ui/number-field';
import { chooseBaseTheme, useBaseTheme } from '../preview/base-theme';
import { endGesture, resetProperties } from '../store/studio';
import { DecisionRow } from './parts/decision-rows';
import { PanelSection } from './parts/panel-section';
import { SelectRow } from './parts/rows';
import { ImageField } from './property/image-field';
import { PropertyControl } from './property/property-control';
import {
  findItemPointer,
  readProperty,
  setVisualProperties,
  setVisualProperty,
  type PropertyPlace,
} from './property/visual-property';
import { useTheme } from '../store/use-theme';

const SIZES = [
  { value: 'Widescreen', label: '16 : 9', width: 1280, height: 720 },
  { value: 'Standard', label: '4 : 3', width: 960, height: 720 },
  { value: 'Letter', label: 'Letter', width: 816, height: 1056 },
  { value: 'Tooltip', label: 'Tooltip', width: 320, height: 240 },
  { value: 'Custom', label: 'Custom', width: 1280, height: 720 },
] as const;

const BASE_THEME_OPTIONS = (Object.keys(BASE_THEMES) as BaseThemeName[]).map((value) => ({
  value,
  label: BASE_THEMES[value],
}));

const createPlace = (card: string, property: string, id?: string): PropertyPlace => ({
  visual: 'page',
  card,
  property,
  id,
});

const COLOR: PropertyType = { kind: 'color' };
const PERCENT: PropertyType = { kind: 'number', min: 0, max: 100 };

/** The filter pane and its two kinds of card: applied and available filters. */
const FILTER_PANE_SETTINGS: readonly {
  label: string;
  place: PropertyPlace;
  type: PropertyType;
  unit?: string;
}[] = [
  { label: 'Background', place: createPlace('outspacePane', 'backgroundColor'), type: COLOR },
  { label: 'Text', place: createPlace('outspacePane', 'foregroundColor'), type: COLOR },
  { label: 'Border', place: createPlace('outspacePane', 'borderColor'), type: COLOR },
  { label: 'Inputs', place: createPlace('outspacePane', 'inputBoxColor'), type: COLOR },
  {
    label: 'Checkbox and Apply',
    place: createPlace('outspacePane', 'checkboxAndApplyColor'),
    type: COLOR,
  },
  {
    label: 'Card, applied',
    place: createPlace('filterCard', 'backgroundColor', 'Applied'),
    type: COLOR,
  },
  {
    label: 'Its text',
    place: createPlace('filterCard', 'foregroundColor', 'Applied'),
    type: COLOR,
  },
  {
    label: 'Card, available',
    place: createPlace('filterCard', 'backgroundColor', 'Available'),
    type: COLOR,
  },
  {
    label: 'Its text',
    place: createPlace('filterCard', 'foregroundColor', 'Available'),
    type: COLOR,
  },
  {
    label: 'Width',
    place: createPlace('outspacePane', 'width'),
    type: { kind: 'number', min: 100, max: 400, isInteger: true },
    unit: 'px',
  },
];

export function PagesPanel() {
  const theme = useTheme();
  const set = (place: PropertyPlace, value: Json, gesture: string | null) =>
    setVisualProperty(theme, place, value, gesture && `${gesture} ${place.card} ${place.property}`);
  return (
    <>
      <PanelSection title="Base theme">
        <BaseThemeRow />
      </PanelSection>
      <PanelSection title="Report page">
        <PageSize />
        <DecisionRow decision="pageBackground" label="Background" />
        <PercentRow label="Transparency" place={createPlace('background', 'transparency')} />
        <PageImage label="Background image" card="background" />
      </PanelSection>
      <PanelSection title="Wallpaper">
        <DecisionRow decision="outspace" label="Colour" />
        <PercentRow label="Transparency" place={createPlace('outspace', 'transparency')} />
        <PageImage label="Wallpaper image" card="outspace" />
      </PanelSection>
      <PanelSection title="Filter pane">
        {FILTER_PANE_SETTINGS.map(({ label, place, type, unit }) => (
          <PropertyControl
            key={`${place.card} ${place.property} ${place.id ?? ''}`}
            label={label}
            type={type}
            unit={unit}
            value={readProperty(theme, place)}
            onChange={(value, gesture) => set(place, value, gesture)}
          />
        ))}
      </PanelSection>
    </>
  );
}

/** Base theme for settings the theme leaves out. A downloaded project contains it. */
function BaseThemeRow() {
  const { base } = useBaseTheme();
  return (
    <SelectRow
      label="Starts from"
      value={base.name}
      options={BASE_THEME_OPTIONS}
      onChange={(name) => {
        chooseBaseTheme(name).catch((error: unknown) => reportError(error));
      }}
    />
  );
}

function PercentRow({ label, place }: { label: string; place: PropertyPlace }) {
  const theme = useTheme();
  return (
    <PropertyControl
      label={label}
      type={PERCENT}
      unit="%"
      value={readProperty(theme, place) ?? 0}
      onChange={(value, gesture) =>
        setVisualProperty(theme, place, value, gesture && `${gesture} ${place.card}`)
      }
    />
  );
}

function PageSize() {
  const theme = useTheme();
  const read = (property: string) => readProperty(theme, createPlace('pageSize', property));
  const kind = read('pageSizeTypes');
  const size = SIZES.find(({ value }) => value === kind) ?? SIZES[0];
  const width = readNumber(read('pageSizeWidth')) ?? size.width;
  const height = readNumber(read('pageSizeHeight')) ?? size.height;

  const choose = (value: (typeof SIZES)[number]['value']) => {
    const chosen = SIZES.find((each) => each.value === value) ?? SIZES[0];
    // A custom size starts from the current size; the other sizes are fixed.
    const [w, h] = value === 'Custom' ? [width, height] : [chosen.width, chosen.height];
    setVisualProperties(theme, [
      { place: createPlace('pageSize', 'pageSizeTypes'), value },
      { place: createPlace('pageSize', 'pageSizeWidth'), value: w },
      { place: createPlace('pageSize', 'pageSizeHeight'), value: h },
    ]);
  };

  const setSide = (property: string, value: number) =>
    setVisualProperties(
      theme,
      [
        { place: createPlace('pageSize', 'pageSizeTypes'), value: 'Custom' },
        { place: createPlace('pageSize', 'pageSizeWidth'), value: width },
        { place: createPlace('pageSize', 'pageSizeHeight'), value: height },
        { place: createPlace('pageSize', property), value },
      ],
      `page ${property}`,
    );

  return (
    <>
      <SelectRow label="Size" value={size.value} options={SIZES} onChange={choose} />
      <div className="my-1.5 grid grid-cols-2 gap-2">
        <NumberField
          label="Page width"
          prefix="W"
          value={width}
          min={240}
          max={5000}
          step={10}
          onChange={(value) => setSide('pageSizeWidth', Math.round(value))}
          onEnd={endGesture}
        />
        <NumberField
          label="Page height"
          prefix="H"
          value={height}
          min={240}
          max={5000}
          step={10}
          onChange={(value) => setSide('pageSizeHeight', Math.round(value))}
          onEnd={endGesture}
        />
      </div>
    </>
  );
}

function PageImage({ label, card }: { label: string; card: 'background' | 'outspace' }) {
  const theme = useTheme();
  const place = createPlace(card, 'image');
  return (
    <ImageField
      label={label}
      value={readProperty(theme, place)}
      onChange={(value) => setVisualProperty(theme, place, value)}
      onRemove={() => {
        const item = findItemPointer(theme, place);
        if (item) resetProperties(item + formatPointer('image'));
      }}
    />
  );
}

function readNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
