import { HEADING_SIZE } from '@flexa/theme-engine/report';
import type { ReactNode } from 'react';
import type { Paragraph } from '@flexa/theme-engine/reports';
import { truncateText, estimateTextWidth } from '../draw/font';
import { alignText, drawFrame, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';

/** Draws the page's title: a text box with a line of the accent colour beside it. */
export function drawTitleBox(
  resolver: ThemeResolver,
  { w, h }: Size,
  title: string,
  note: string,
): ReactNode {
  const big = resolver.readTextStyle('text', 'header', { color: ['color'] });
  const small = resolver.readTextStyle('note', 'lightLabel');
  const size = Math.min(Math.max(big.fontSize, 11) * 1.55, h * 0.52);
  const hint = Math.min(small.fontSize, h * 0.28);
  return (
    <>
      <rect width={3.5} height={h} rx={1.75} fill={resolver.readNamedColor('data1')} />
      <text
        {...big}
        fontSize={size}
        fontWeight={Math.max(big.fontWeight, 500)}
        x={13}
        y={size * 0.98}
      >
        {truncateText(title, w - 14, size)}
      </text>
      <text {...small} fontSize={hint} x={13} y={h - hint * 0.3}>
        {truncateText(note, w - 14, hint)}
      </text>
    </>
  );
}

/** Draws the paragraphs of a report's text box, line by line until it is full. */
export function drawParagraphs(
  resolver: ThemeResolver,
  size: Size,
  all: readonly Paragraph[],
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    const usual = resolver.readTextStyle('text', 'label');
    let y = box.y;
    return all.flatMap((paragraph, i) => {
      const fontSize = paragraph.size ?? usual.fontSize;
      const fontWeight = paragraph.isBold ? 700 : usual.fontWeight;
      const { at, anchor } = alignText(paragraph.alignment, box);
      return wrapText(paragraph.text, box.w, fontSize, fontWeight).flatMap((line, j) => {
        y += fontSize * 1.35;
        if (y > box.y + box.h) return [];
        return [
          <text
            {...usual}
            fontSize={fontSize}
            fontWeight={fontWeight}
            {...(paragraph.color && { fill: paragraph.color })}
            key={`${i} ${j}`}
            x={at}
            y={y - fontSize * 0.35}
            textAnchor={anchor}
          >
            {line}
          </text>,
        ];
      });
    });
  });
}

/** Wraps a text into as many lines as its width requires. */
function wrapText(text: string, room: number, size: number, weight: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || estimateTextWidth(longer, size, weight) <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => truncateText(line, room, size, weight));
}

/** A heading as a report has it: the title of an empty text box, and its line below. */
export function drawHeadingBox(
  resolver: ThemeResolver,
  { w, h }: Size,
  title: string,
  note: string,
  isOnColor: boolean,
): ReactNode {
  const big = resolver.readTextStyle('title', 'largeTitle');
  const small = resolver.readTextStyle('subTitle', 'lightLabel');
  const ink = isOnColor && { fill: resolver.readNamedColor('background') };
  const top = (h - HEADING_SIZE * 1.32 - small.fontSize * 1.4) / 2;
  return (
    <>
      <text {...big} {...ink} fontSize={HEADING_SIZE} x={0} y={top + HEADING_SIZE}>
        {truncateText(title, w, HEADING_SIZE, big.fontWeight)}
      </text>
      <text {...small} {...ink} x={0} y={top + HEADING_SIZE * 1.32 + small.fontSize * 1.05}>
        {truncateText(note, w, small.fontSize)}
      </text>
    </>
  );
}
