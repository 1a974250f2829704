import { useEffect, useState, type RefObject } from 'react';

interface Reading {
  /** Anchor of the part in view. */
  current: string;
  /** Share of the text scrolled past, 0 to 1. */
  share: number;
}

/** Pixels from the top; text above this line counts as read. */
const READING_LINE = 140;

/** Follows the reader's position in a text whose headings have these anchors. */
export function useReading(
  text: RefObject<HTMLElement | null>,
  anchors: readonly string[],
): Reading {
  const [reading, setReading] = useState<Reading>({ current: anchors[0] ?? '', share: 0 });
  const key = anchors.join(' ');

  useEffect(() => {
    let frame = 0;
    const updateReading = () => {
      frame = 0;
      if (!text.current) return;
      const passed = key
        .split(' ')
        .filter(
          (id) =>
            (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE,
        );
      const { top, height } = text.current.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (window.innerHeight - top) / (height || 1)));
      const next = { current: passed.at(-1) ?? key.split(' ')[0] ?? '', share };
      setReading((before) =>
        before.current === next.current && Math.abs(before.share - next.share) < 0.01
          ? before
          : next,
      );
    };
    const scheduleUpdate = () => (frame ||= requestAnimationFrame(updateReading));
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [text, key]);

  return reading;
}
