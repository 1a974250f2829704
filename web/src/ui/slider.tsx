import type { CSSProperties, KeyboardEvent } from 'react';
import { cn } from './cn';
import './slider.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Value for screen readers, such as "30 %". */
  valueText?: string;
  onChange: (value: number) => void;
  /** Called when the thumb or a key is released. */
  onEnd?: () => void;
  className?: string;
}

/** Renders a slider. Arrow keys move it by one step, with Shift by ten. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  onChange,
  onEnd,
  className,
}: SliderProps) {
  const press = (event: KeyboardEvent) => {
    const up = event.key === 'ArrowUp' || event.key === 'ArrowRight';
    if (!event.shiftKey || (!up && event.key !== 'ArrowDown' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, value + (up ? 10 : -10) * step)));
  };
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      onKeyDown={press}
      onKeyUp={onEnd}
      onPointerUp={onEnd}
      onBlur={onEnd}
      style={{ '--share': (value - min) / (max - min || 1) } as CSSProperties}
      className={cn('slider', className)}
    />
  );
}
