import type { ReactNode } from 'react';
import { findVisualName } from '../store/styled-visuals';
import { truncateText } from './draw/font';
import { drawFrame, type Size } from './draw/frame';
import type { ThemeResolver } from './theme-resolver';

const ICON = 24;

/** Draws a visual that has no drawing of its own: its frame and title in the theme, an icon and its name. */
export function drawPlaceholder(resolver: ThemeResolver, size: Size, title = ''): ReactNode {
  return drawFrame(resolver, size, title, (box) => {
    const textStyle = resolver.readTextStyle('labels', 'smallLightLabel', { color: [] });
    const color = resolver.readNamedColor('foregroundNeutralSecondary');
    const line = textStyle.fontSize * 1.5;
    const hasIcon = box.h >= ICON + line;
    const top = box.y + (box.h - line - (hasIcon ? ICON : 0)) / 2;
    const center = box.x + box.w / 2;
    return (
      <>
        {hasIcon && (
          <path
            transform={`translate(${center - ICON / 2} ${top})`}
            d="M5 3.5h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM8 16v-4M12 16V8M16 16v-6"
            fill="none"
            stroke={color}
            strokeWidth={1.25}
            strokeLinecap="round"
          />
        )}
        <text
          {...textStyle}
          x={center}
          y={top + (hasIcon ? ICON : 0) + textStyle.fontSize * 1.15}
          textAnchor="middle"
          fill={color}
        >
          {truncateText(
            findVisualName(resolver.visual),
            box.w,
            textStyle.fontSize,
            textStyle.fontWeight,
          )}
        </text>
      </>
    );
  });
}
