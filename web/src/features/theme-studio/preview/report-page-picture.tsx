import { Fragment } from 'react';
import {
  isObject,
  toList,
  toObject,
  resolvePointer,
  type Json,
  type JsonObject,
  type Theme,
} from '@flexa/theme-engine/model';
import {
  listBoxes,
  findField,
  findPageImage,
  listParagraphs,
  readText,
  findTitle,
  type ReportPage,
  type ReportVisual,
} from '@flexa/theme-engine/reports';
import type { AroundVisual } from './own-fields/bare-visuals';
import { findCard, withCards } from './own-cards';
import { drawPageImage, readPageImage } from './draw/page-image';
import { drawOwnWords } from './own-fields/draw-own-fields';
import { withReportDefaults } from './own-fields/report-defaults';
import { drawPlaceholder } from './placeholder';
import { createThemeReader } from './theme-reader';
import { StillResolver } from './theme-resolver';
import { drawParagraphs } from './visuals/text-box';

/** The preview draws a report at three quarters: a point of the theme is a unit. */
const SCALE = 0.75;

interface ReportPagePictureProps {
  theme: Theme;
  page: ReportPage;
  /** The theme in the style preset that a visual wears. */
  themeFor: (visual: ReportVisual) => Theme;
  around: AroundVisual;
  /** Frames what a change is about. */
  marked?: ReadonlySet<string>;
}

/** A page of an opened report in a theme: its visuals at their places, in their own words, with their fields and sample figures. */
export function ReportPagePicture(props: ReportPagePictureProps) {
  const { width, height, title } = props.page;
  return (
    <svg
      viewBox={`0 0 ${width * SCALE} ${height * SCALE}`}
      role="img"
      aria-label={title}
      className="w-full [text-rendering:geometricPrecision]"
    >
      <PageContent {...props} />
    </svg>
  );
}

/** The same picture as an SVG of its own for a file. */
export function ReportPageSvg(props: ReportPagePictureProps) {
  const { width, height } = props.page;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width * SCALE} ${height * SCALE}`}
      width={width}
      height={height}
    >
      <PageContent {...props} />
    </svg>
  );
}

function PageContent({ theme, page, themeFor, around, marked }: ReportPagePictureProps) {
  const [width, height] = [page.width * SCALE, page.height * SCALE];
  const pageResolver = new StillResolver(
    createThemeReader(applyObjects(theme, 'page', page.json['objects'])),
    'page',
  );
  return (
    <>
      <rect width={width} height={height} fill="#ffffff" />
      {(['outspace', 'background'] as const).map((card) => {
        const image = findPageImage(page, card, around.images) ?? readPageImage(pageResolver, card);
        const opacity = pageResolver.readOpacity(card);
        return (
          <Fragment key={card}>
            <rect
              width={width}
              height={height}
              fillOpacity={opacity}
              fill={pageResolver.readColor(card, 'color', 'background')}
            />
            {image && drawPageImage(image, { w: width, h: height }, opacity)}
          </Fragment>
        );
      })}
      {listBoxes(page).map(({ visual, x, y, width: w, height: h }) => (
        <g key={visual.path} transform={`translate(${x * SCALE} ${y * SCALE})`}>
          <Visual
            theme={themeFor(visual)}
            visual={visual}
            around={around}
            size={{ w: w * SCALE, h: h * SCALE }}
          />
          {marked?.has(visual.name) && (
            <rect
              width={w * SCALE}
              height={h * SCALE}
              fill="none"
              strokeWidth={2}
              strokeDasharray="4 3"
              className="stroke-brand"
            />
          )}
        </g>
      ))}
    </>
  );
}

interface VisualProps {
  theme: Theme;
  visual: ReportVisual;
  around: AroundVisual;
  size: { w: number; h: number };
}

function Visual({ theme, visual, around, size }: VisualProps) {
  const { type, json } = visual;
  const objects = [
    resolvePointer(json, '/visual/visualContainerObjects'),
    resolvePointer(json, '/visual/objects'),
  ];
  const laid = [...objects, buildTextCards(visual)].reduce<Theme>(
    (under, each) => applyObjects(under, type, each),
    theme,
  );
  const resolver = new StillResolver(createThemeReader(withReportDefaults(laid, type)), type);
  if (type === 'textbox') return drawParagraphs(resolver, size, listParagraphs(visual));
  const own = drawOwnWords(resolver, size, visual, around);
  if (own !== undefined) return own;
  // Without a field yet, or of a kind that has no drawing here.
  return drawPlaceholder(resolver, size);
}

/**
 * Returns a visual's own title and header as theme cards, the form in which the drawings read them.
 */
function buildTextCards(visual: ReportVisual): JsonObject {
  const head = readText(visual, '/visual/objects/header') ?? findField(visual);
  return Object.fromEntries(
    Object.entries({ title: findTitle(visual) ?? '', header: head }).flatMap(([card, text]) =>
      text === undefined ? [] : [[card, [{ properties: { text } }]]],
    ),
  );
}

/** The theme with what a visual or a page sets itself laid over it, as Power BI does. */
function applyObjects(theme: Theme, visual: string, objects: Json | undefined): Theme {
  if (!isObject(objects)) return theme;
  const overrides = Object.entries(objects).flatMap(([card, entries]): [string, Json][] => {
    const items = toList(entries)
      .map(toObject)
      .filter(
        (entry) => !('selector' in entry) || resolvePointer(entry, '/selector/id') !== undefined,
      );
    if (items.length === 0) return [];
    const settings = items.map((entry) => {
      const id = resolvePointer(entry, '/selector/id');
      return { ...(id !== undefined && { $id: id }), ...toObject(entry['properties']) };
    });
    return [[card, [...settings, ...toList(findCard(theme, visual, card))]]];
  });
  return withCards(theme, visual, overrides);
}
