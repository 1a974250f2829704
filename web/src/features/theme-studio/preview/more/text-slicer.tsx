import type { ReactNode } from 'react';
import { estimateTextWidth } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';
import { isOn } from './words';

/** Draws a field for a search term. */
export function drawTextSlicer(resolver: ThemeResolver, size: Size, text = 'trail'): ReactNode {
  return drawFrame(resolver, size, 'Product', (box) => {
    const textStyle = resolver.readTextStyle('inputText', 'label', { color: ['fontColor'] });
    const height = Math.min(textStyle.fontSize * 2.6, box.h);
    const radius = Math.min(
      resolver.readNumber('inputTextBox', 'containerCornerRadius', 4) * PIXEL,
      height / 2,
    );
    const bar = resolver.readNumber('inputTextBox', 'accentBarWidth', 3) * PIXEL;
    const base = box.y + height / 2 + textStyle.fontSize * 0.35;
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
            isOn(resolver, 'inputTextBox', 'backShow')
              ? resolver.readColor('inputTextBox', 'backColor', 'background')
              : 'none'
          }
          fillOpacity={resolver.readOpacity('inputTextBox', 'backTransparency')}
          stroke={
            isOn(resolver, 'inputTextBox', 'borderShow')
              ? resolver.readColor('inputTextBox', 'borderColor', 'backgroundNeutral')
              : 'none'
          }
          strokeWidth={resolver.readNumber('inputTextBox', 'borderWidth', 1)}
        />
        {isOn(resolver, 'inputTextBox', 'accentBarShow', false) && (
          <rect
            x={box.x}
            y={box.y}
            width={bar}
            height={height}
            fill={resolver.readColor('inputTextBox', 'accentBarColor', 'data1')}
          />
        )}
        <text {...textStyle} x={box.x + 9} y={base}>
          {text}
        </text>
        <path
          d={`M${box.x + 11 + estimateTextWidth(text, textStyle.fontSize)} ${base + 2}v${-textStyle.fontSize}`}
          stroke={textStyle.fill}
        />
        <rect
          x={box.x + box.w - button - 4}
          y={box.y + 4}
          width={button}
          height={button}
          rx={2}
          fill={
            isOn(resolver, 'applyButton', 'backShow')
              ? resolver.readColor('applyButton', 'backColor', 'data1')
              : 'none'
          }
        />
        <path
          d={`M${box.x + box.w - button} ${box.y + height / 2}h${button - 8}m-4 -4l4 4l-4 4`}
          fill="none"
          stroke={resolver.readColor('applyButton', 'iconColor', 'background')}
        />
      </>
    );
  });
}
