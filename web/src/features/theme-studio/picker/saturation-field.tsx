import {
  memo,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useDebounced } from '@/ui/use-debounced';
import { hexToHsv, hsvToHex, type Hsv } from '@flexa/theme-engine/model';
import type { Ground } from './target';
import { computeContrastLines } from './contrast-line';
import './saturation-field.css';

interface SaturationFieldProps {
  label: string;
  value: string;
  ground: Ground;
  onChange: (color: string) => void;
  /** Called when a drag ends or a key is released. */
  onEnd: () => void;
}

const limit = (value: number) => Math.min(100, Math.max(0, value));

/** Saturation and brightness of a hue as a field, the hues as a bar below it. */
export function SaturationField({ label, value, ground, onChange, onEnd }: SaturationFieldProps) {
  const [lastHsv, setLastHsv] = useState<Hsv>();
  // Grey has no hue and black no saturation, so the thumbs' position is stored beside the colour
  // while both still match.
  const hsv = lastHsv && hsvToHex(lastHsv) === value ? lastHsv : hexToHsv(value);
  const hue = Math.round(hsv.h) % 360;
  // A hue chosen here is followed at once; one from elsewhere in steps, for the sake of the report.
  const settled = useDebounced(hsv.h, 60, 120);
  const shown = lastHsv === hsv ? hsv.h : settled;
  const shownHue = Math.round(shown) % 360;

  const change = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part };
    setLastHsv(next);
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

  return (
    <>
      <div
        className="saturation-field relative h-37 touch-none rounded-8 max-md:h-50"
        style={{ backgroundImage: buildFieldGradient(shown) }}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus();
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        onLostPointerCapture={onEnd}
      >
        <Lines hue={shownHue} ground={ground} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${label}: saturation and brightness`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(hsv.s)}
          aria-valuetext={`Saturation ${Math.round(hsv.s)} %, brightness ${Math.round(hsv.v)} %`}
          className="picker-thumb"
          style={{ backgroundPosition: `${hsv.s}% ${100 - hsv.v}%`, color: value }}
          onKeyDown={press}
          onKeyUp={onEnd}
        />
      </div>
      <input
        type="range"
        min="0"
        max="359"
        step="1"
        value={shownHue}
        aria-label={`${label}: hue`}
        aria-valuetext={`${shownHue} degrees`}
        onChange={(event) => {
          const h = Number(event.target.value);
          // A grey would not follow the hue; it takes a little colour first.
          change(hsv.s === 0 ? { h, s: 1 } : { h });
        }}
        onKeyDown={(event) => {
          const up = event.key === 'ArrowRight' || event.key === 'ArrowUp';
          if (!event.shiftKey || (!up && event.key !== 'ArrowLeft' && event.key !== 'ArrowDown'))
            return;
          event.preventDefault();
          change({ h: (hue + (up ? 10 : 350)) % 360 });
        }}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        className="picker-hue mt-1.5"
        style={{ '--hue': `${shown}` } as CSSProperties}
      />
    </>
  );
}

/** The axes of colour are data, not style: every hue, white to the left, black at the foot. */
function buildFieldGradient(hue: number): string {
  return `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, hsl(${hue} 100% 50%))`;
}

/**
 * Lines of just enough contrast with the background. The labels are on the side with more contrast.
 */
const Lines = memo(function Lines({ hue, ground }: { hue: number; ground: Ground }) {
  // The colour itself never waits for the lines.
  const shown = useDebounced(hue, 30, 60);
  const { darker, lighter } = useMemo(
    () => computeContrastLines(shown, ground.color, ground.needed),
    [shown, ground.color, ground.needed],
  );
  const words = `${ground.needed} on ${ground.name} and up`;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full overflow-hidden rounded-8"
      >
        {[darker, lighter].map(
          (line, i) =>
            line.length > 1 && (
              <polyline
                key={i}
                points={line.map(({ s, v }) => `${s},${100 - v}`).join(' ')}
                vectorEffect="non-scaling-stroke"
                className="contrast-line"
              />
            ),
        )}
      </svg>
      {[
        { line: darker, below: true },
        { line: lighter, below: false },
      ].map(
        ({ line, below }) =>
          line[0] && (
            <span
              key={String(below)}
              aria-hidden="true"
              className="contrast-words pointer-events-none absolute left-2 text-12 font-medium"
              style={{
                top: `clamp(2px, calc(${100 - line[0].v}% + ${below ? 6 : -24}px), calc(100% - 22px))`,
              }}
            >
              {words}
            </span>
          ),
      )}
    </>
  );
});
