import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { hexToHsv, hsvToHex, type Hsv } from '@flexa/theme-engine/model';
import './color-square.css';

interface ColorSquareProps {
  /** Name of the colour that is edited: "First colour". */
  label: string;
  value: string;
  onChange: (color: string) => void;
}

const limit = (value: number) => Math.min(100, Math.max(0, value));

/** A square of saturation and brightness, and a line of hues below it. */
export function ColorSquare({ label, value, onChange }: ColorSquareProps) {
  const [kept, setKept] = useState<Hsv>();
  // Grey has no hue and black no saturation: the place of the thumbs is kept beside the colour,
  // as long as the colour is still the one they stand for.
  const hsv = kept && hsvToHex(kept) === value ? kept : hexToHsv(value);

  const change = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part };
    setKept(next);
    onChange(hsvToHex(next));
  };

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change({
      s: limit(((event.clientX - box.left) / box.width) * 100),
      v: limit(100 - ((event.clientY - box.top) / box.height) * 100),
    });
  };

  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const moves: Record<string, Partial<Hsv>> = {
      ArrowLeft: { s: limit(hsv.s - step) },
      ArrowRight: { s: limit(hsv.s + step) },
      ArrowUp: { v: limit(hsv.v + step) },
      ArrowDown: { v: limit(hsv.v - step) },
      Home: { s: 0 },
      End: { s: 100 },
      PageUp: { v: limit(hsv.v + 10) },
      PageDown: { v: limit(hsv.v - 10) },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    change(move);
  };

  const style = {
    '--hue': `${hsv.h}`,
    '--x': `${hsv.s}%`,
    '--y': `${100 - hsv.v}%`,
    '--color': value,
  } as CSSProperties;

  return (
    <div style={style}>
      <div
        className="color-square relative h-26 touch-none rounded-8"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus();
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${label}: saturation and brightness`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(hsv.s)}
          aria-valuetext={`Saturation ${Math.round(hsv.s)} %, brightness ${Math.round(hsv.v)} %`}
          className="color-thumb"
          onKeyDown={press}
        />
      </div>
      <input
        type="range"
        min="0"
        max="359"
        step="1"
        value={Math.round(hsv.h) % 360}
        aria-label={`${label}: hue`}
        aria-valuetext={`${Math.round(hsv.h) % 360} degrees`}
        onChange={(event) => {
          const h = Number(event.target.value);
          // A grey would not follow the hue; it takes a little colour first.
          change(hsv.s === 0 ? { h, s: 1 } : { h });
        }}
        className="hue-line"
      />
    </div>
  );
}
