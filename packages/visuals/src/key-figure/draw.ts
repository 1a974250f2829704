import { isNumber } from '../format/text-numbers';
import { drawPoint } from '../scene/points';
import { isBeyond } from '../scene/scale';
import { roundCoordinate, type Scene, type Shape } from '../scene/scene';
import { createStateScene, drawWord } from '../scene/word-shape';
import { BOLD, fitName, fitWords, estimateWidth } from '../scene/words';
import { applyPointColors } from '../settings/point-colors';
import { chooseInk, chooseSharedColors, type SharedColors } from '../settings/colors';
import type { KeyFigure } from './data';
import { drawLine } from './draw-line';
import type { KeyFigureInput } from './input';
import { computeLayout, type Card, type KeyFigureLayout } from './layout';
import { describeFigure, type FigureWords } from './numbers';

/** The figure takes so much of its card, and is so many times as large as the words at most. */
const FIGURE_SHARE = { small: 0.42, medium: 0.36, large: 0.28 };
const FIGURE_MOST = { small: 2, medium: 2.6, large: 3.4 };
const MIN_LINE = 16;
/** Height of a line with a figure, in times its size. */
const FIGURE_LINE = 1.2;

/** Draws the figures. The same input is always the same drawing, and nothing else is touched. */
export function drawKeyFigures(input: KeyFigureInput): Scene {
  const { data, size, settings, palette, say, selected } = input;
  const { fontFamily } = settings.text;
  if (data.figures.length === 0) {
    return createStateScene(size, palette, fontFamily, say('State_NoFigure'));
  }
  const layout = computeLayout(input);
  const points = data.figures.map((figure, index) => {
    const card = layout.cards[index] ?? { left: 0, top: 0, ...size };
    const words = describeFigure(figure, input);
    const own = { ...input, settings: applyPointColors(settings, figure.colors) };
    const colors = chooseColors(own);
    return drawPoint(selected, {
      index,
      says: words.says,
      reach: { x: roundCoordinate(card.left), y: roundCoordinate(card.top), ...roundSize(card) },
      marks: [
        ...(settings.grid.frame ? [drawFrame(card, colors)] : []),
        ...drawContent({ figure, words, card }, own, layout, colors),
      ],
    });
  });
  const hasLine = points.some(({ children }) => children?.some(isLined));
  const isOver = hasLine && data.figures.some((figure) => isOverScale(figure, input));
  const summary = say('Summary', data.figures.length);
  const label = isOver ? `${summary}. ${say('Word_Beyond')}` : summary;
  const attributes = { fontFamily };
  const shapes: Shape[] = [{ tag: 'g', key: 'figures', attributes, children: points }];
  return {
    width: size.width,
    height: layout.height,
    label,
    paid: hasLine ? ['line'] : [],
    shapes,
  };
}

function chooseColors({
  palette,
  settings: { change, line, text },
}: Pick<KeyFigureInput, 'palette' | 'settings'>): SharedColors {
  const { good, bad } = change;
  return chooseSharedColors(palette, { data: line.color, good, bad, text: text.color });
}

/** Tells whether the line of a figure leaves the scale that the author shares between visuals. */
const isOverScale = ({ line }: KeyFigure, { settings }: KeyFigureInput) =>
  isBeyond(line.filter(isNumber), settings.line);

const isLined = ({ children = [] }: Shape) => children.some(({ key }) => key === 'line');

const roundSize = ({ width, height }: Card) => ({
  width: roundCoordinate(width),
  height: roundCoordinate(height),
});

function drawFrame({ left, top, width, height }: Card, { line }: SharedColors): Shape {
  const box = { x: roundCoordinate(left) + 0.5, y: roundCoordinate(top) + 0.5, rx: 6 };
  const extent = {
    width: roundCoordinate(Math.max(0, width - 1)),
    height: roundCoordinate(Math.max(0, height - 1)),
  };
  const attributes = { ...box, ...extent, fill: 'none', stroke: line };
  return { tag: 'rect', key: 'frame', attributes };
}

/** Which of the three cards there is room for. */
function chooseSize(
  { height, width }: Card,
  line: number,
  wanted: string,
): 'small' | 'medium' | 'large' {
  const fits = height >= line * 6 && width >= line * 6 ? 'large' : 'medium';
  const most = height < line * 3.6 || width < line * 4 ? 'small' : fits;
  if (wanted === 'auto' || most === 'small') return most;
  if (wanted === 'small' || wanted === 'medium') return wanted;
  return most;
}

interface FigureOnCard {
  figure: KeyFigure;
  words: FigureWords;
  card: Card;
}

/** Name, figure, change and line, from the top down; what there is no room for isn't there. */
function drawContent(
  { figure, words, card }: FigureOnCard,
  input: KeyFigureInput,
  { fontSize, line, padding, isMirrored }: KeyFigureLayout,
  colors: SharedColors,
): Shape[] {
  const { settings, palette, say: translate } = input;
  const { left, top, width, height } = card;
  const room = Math.max(1, width - 2 * padding);
  const size = chooseSize(card, line, settings.figure.size);
  const start = isMirrored ? left + width - padding : left + padding;
  const anchor = { textAnchor: isMirrored ? 'end' : 'start' };

  const wanted = Math.min(height * FIGURE_SHARE[size], fontSize * FIGURE_MOST[size]);
  const fitting = room / Math.max(0.1, estimateWidth(words.value, 1) * BOLD);
  // A figure without its name tells little: it is smaller before the name goes.
  const besideName = (height - 2 * padding - line) / FIGURE_LINE;
  const most = besideName >= fontSize ? Math.min(fitting, besideName) : fitting;
  const figureSize = Math.max(6, Math.floor(Math.min(Math.max(wanted, fontSize), most)));
  const figureLine = figureSize * FIGURE_LINE;
  const hasName = height - 2 * padding >= figureLine + line;
  const hasChange = words.change !== '' && height - 2 * padding >= figureLine + line * 2;
  const hasLine = size === 'large' && settings.line.show && figure.line.length > 1;
  const used = figureLine + (hasName ? line : 0) + (hasChange ? line : 0);
  const left1 = height - 2 * padding - used;
  const isLined = hasLine && left1 >= MIN_LINE;
  // Without a line, centre the words in the card.
  let y = top + padding + (isLined ? 0 : Math.max(0, left1 / 2));

  const shapes: Shape[] = [];
  const say = (key: string, text: string, height: number, fontSizeOf: number, paint: object) => {
    const at = { x: start, y: y + height * 0.74 };
    shapes.push(drawWord(key, text, at, { fontSize: fontSizeOf }, { ...anchor, ...paint }));
    y += height;
  };
  if (hasName) {
    const name = fitName(figure.name, room, fontSize);
    say('name', name, line, fontSize, { fill: colors.secondary });
  }
  const fill = chooseInk(palette, settings.figure.color, colors.text);
  say('figure', words.value, figureLine, figureSize, { fill, fontWeight: 600 });
  if (hasChange) {
    shapes.push(
      ...drawChange(words, { x: start, y, room, isMirrored }, { fontSize, line }, colors),
    );
    y += line;
  }
  if (isLined && isOverScale(figure, input) && left1 >= MIN_LINE + line) {
    const remark = fitWords(translate('Word_Beyond'), room, fontSize);
    say('remark', remark, line, fontSize, { fill: colors.secondary });
  }
  if (isLined) {
    const band = { top: y + 4, bottom: top + height - padding, left: left + padding };
    shapes.push(
      ...drawLine(
        figure.line,
        { ...band, right: left + width - padding },
        isMirrored,
        colors.data,
        settings.line,
      ),
    );
  }
  return shapes;
}

interface ChangePlace {
  x: number;
  y: number;
  room: number;
  isMirrored: boolean;
}

/** A direction, the change in its colour, and what it is against where there is room. */
function drawChange(
  { change, against, direction, isGood }: FigureWords,
  { x, y, room, isMirrored }: ChangePlace,
  { fontSize, line }: { fontSize: number; line: number },
  colors: SharedColors,
): Shape[] {
  const color = isGood === null ? colors.secondary : isGood ? colors.good : colors.bad;
  const turn = isMirrored ? -1 : 1;
  const mark = fontSize * 0.6;
  const gap = fontSize * 0.4;
  const [from, to] = [x, x + turn * mark];
  const middle = (from + to) / 2;
  const height = line * 0.37 * direction;
  const foot = y + line * 0.535 + height / 2;
  const d = `M${roundCoordinate(from)} ${roundCoordinate(foot)}L${roundCoordinate(middle)} ${roundCoordinate(foot - height)}L${roundCoordinate(to)} ${roundCoordinate(foot)}Z`;
  const paint = direction === 0 ? { stroke: color, strokeWidth: 2 } : { fill: color };
  const textAnchor = isMirrored ? 'end' : 'start';
  const baseline = y + line * 0.74;
  const text = fitWords(change, room - mark - gap, fontSize);
  const width = estimateWidth(text, fontSize);
  const behind = x + turn * (mark + gap + width + gap * 1.6);
  const left = room - mark - gap * 2.6 - width;
  const rest = against === '' ? '' : fitWords(against, left, fontSize);
  const words = { textAnchor, fill: color, fontWeight: 600 };
  return [
    { tag: 'path', key: 'direction', attributes: { d, ...paint } },
    drawWord('change', text, { x: x + turn * (mark + gap), y: baseline }, { fontSize }, words),
    ...(rest === ''
      ? []
      : [
          drawWord(
            'against',
            rest,
            { x: behind, y: baseline },
            { fontSize },
            {
              textAnchor,
              fill: colors.secondary,
            },
          ),
        ]),
  ];
}
