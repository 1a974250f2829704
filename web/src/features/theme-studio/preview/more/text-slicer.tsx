import type { ReactNode } from 'react';
import { estimateTextWidth } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { isOn } from './words';

/** Draws a field for a search term. */
export function drawTextSlicer(p: ThemeResolver, size: Size, text = 'trail'): ReactNode {
  return drawFrame(p, size, 'Product', (box) => {
    const words = p.readTextStyle('inputText', 'label', { color: ['fontColor'] });
    const height = Math.min(words.fontSize * 2.6, box.h);
    const radius = Math.min(
      p.readNumber('inputTextBox', 'containerCornerRadius', 4) * PIXEL,
      height / 2,
    );
    const bar = p.readNumber('inputTextBox', 'accentBarWidth', 3) * PIXEL;
    const base = box.y + height / 2 + words.fontSize * 0.35;
    const button = height - 8;
    return (
      <>
        <rect
          x={box.x}
          y={box.y}
          width={box.w}
          height={height}
          rx={radius}
          fill={
            isOn(p, 'inputTextBox', 'backShow')
              ? p.readColor('inputTextBox', 'backColor', 'background')
              : 'none'
          }
          fillOpacity={p.readOpacity('inputTextBox', 'backTransparency')}
          stroke={
            isOn(p, 'inputTextBox', 'borderShow')
              ? p.readColor('inputTextBox', 'borderColor', 'backgroundNeutral')
              : 'none'
          }
          strokeWidth={p.readNumber('inputTextBox', 'borderWidth', 1)}
        />
        {isOn(p, 'inputTextBox', 'accentBarShow', false) && (
          <rect
            x={box.x}
            y={box.y}
            width={bar}
            height={height}
            fill={p.readColor('inputTextBox', 'accentBarColor', 'data1')}
          />
        )}
        <text {...words} x={box.x + 9} y={base}>
          {text}
        </text>
        <path
          d={`M${box.x + 11 + estimateTextWidth(text, words.fontSize)} ${base + 2}v${-words.fontSize}`}
          stroke={words.fill}
        />
        <rect
          x={box.x + box.w - button - 4}
          y={box.y + 4}
          width={button}
          height={button}
          rx={2}
          fill={
            isOn(p, 'applyButton', 'backShow')
              ? p.readColor('applyButton', 'backColor', 'data1')
              : 'none'
          }
        />
        <path
          d={`M${box.x + box.w - button} ${box.y + height / 2}h${button - 8}m-4 -4l4 4l-4 4`}
          fill="none"
          stroke={p.readColor('applyButton', 'iconColor', 'background')}
        />
      </>
    );
  });
}
