import type { ReactNode } from 'react';
import { FLEXA_VISUALS, LICENSE_CARD, type FlexaVisualName } from '@flexa/license/flexa';
import type { VisualManifest } from '@flexa/visuals/manifests';
import { SceneView, ShapeView } from '@flexa/visuals/react';
import type { Palette, Scene, Size } from '@flexa/visuals/scene';
import type { SettingOption, StoredSettings } from '@flexa/visuals/settings';
import type { StyledVisual } from '../../store/styled-visuals';
import { buildFontFamily, parseFont } from '../draw/font';
import { drawFrame, PIXEL, type Box, type Size as BoxSize } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';

/** Input of a renderer, besides its data. */
interface Drawing {
  /** The theme's settings for the visual, in the form in which a report stores them. */
  stored: StoredSettings;
  size: Size;
  palette: Palette;
  locale: string;
  selected: null;
}

/** A visual of ours, drawn by the renderer that runs in Power BI. */
export interface FlexaDrawing<Data> {
  readonly guid: StyledVisual;
  readonly draw: (resolver: ThemeResolver, size: BoxSize, data: Data, title: string) => ReactNode;
}

export function createFlexaDrawing<Data>(
  manifest: VisualManifest,
  render: (data: Data, drawing: Drawing) => Scene,
): FlexaDrawing<Data> {
  return {
    guid: findGuid(manifest.name),
    draw: (resolver, size, data, title) =>
      drawFrame(resolver, size, title, (box) =>
        drawScene(render(data, buildDrawing(resolver, manifest, box)), box),
      ),
  };
}

function findGuid(name: FlexaVisualName): StyledVisual {
  const found = FLEXA_VISUALS.find((visual) => visual.name === name);
  if (!found) throw new Error(`There is no visual ${name}`);
  return found.guid;
}

function buildDrawing(
  resolver: ThemeResolver,
  { settings }: VisualManifest,
  { w, h }: Box,
): Drawing {
  const cards = Object.entries(settings).filter(([card]) => card !== LICENSE_CARD);
  const stored = cards.map(([card, { options }]) => {
    const values = Object.entries(options).map(([name, option]) => {
      return [name, readStoredValue(resolver, card, name, option)] as const;
    });
    return [card, Object.fromEntries(values)] as const;
  });
  return {
    stored: Object.fromEntries(stored),
    size: { width: Math.floor(w / PIXEL), height: Math.floor(h / PIXEL) },
    palette: buildPalette(resolver),
    locale: 'en-US',
    selected: null,
  };
}

function readStoredValue(
  resolver: ThemeResolver,
  card: string,
  name: string,
  { kind }: SettingOption,
): unknown {
  if (kind === 'color') {
    const isSet = resolver.readShape(
      (reader) => reader.findColor(resolver.visual, card, name) !== undefined,
    );
    return isSet ? resolver.readColor(card, name, 'foreground') : undefined;
  }
  const value = resolver.readShape((reader) => reader.findValue(resolver.visual, card, name));
  // The reader's browser may lack the font of the theme, as with Power BI's own visuals here.
  return kind === 'font' ? buildFontFamily(parseFont(String(value ?? '')).name) : value;
}

/** The colours Power BI hands a visual (`readPalette`), of this theme. */
function buildPalette(resolver: ThemeResolver): Palette {
  return {
    data: resolver.readDataColor(0),
    foreground: resolver.readNamedColor('foreground'),
    secondary: resolver.readNamedColor('foregroundNeutralSecondary'),
    outline: resolver.readNamedColor('foregroundNeutralTertiary'),
    background: resolver.readNamedColor('background'),
    positive: resolver.readNamedColor('good'),
    negative: resolver.readNamedColor('bad'),
    isHighContrast: false,
  };
}

/** A scene in its box: a pixel of a visual is three quarters of a unit of the page. */
function drawScene(scene: Scene, { x, y }: Box): ReactNode {
  const { width, height, shapes } = scene;
  const isHtml = shapes.some(({ tag }) => tag === 'div');
  return (
    <g transform={`translate(${x} ${y}) scale(${PIXEL})`}>
      {isHtml ? (
        <foreignObject width={width} height={height}>
          <div inert className="relative size-full overflow-hidden">
            {shapes.map((shape) => (
              <ShapeView key={shape.key} shape={shape} onFold={() => undefined} />
            ))}
          </div>
        </foreignObject>
      ) : (
        <SceneView scene={scene} />
      )}
    </g>
  );
}
