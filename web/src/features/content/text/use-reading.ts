import { useEffect, useState, type RefObject } from 'react';

interface Reading {
  /** Anchor of the part that is being read. */
  current: string;
  /** How much of the text has passed, 0 to 1. */
  share: number;
}

/** Below the header, where the eye is: what stands above it counts as read. */
const EYE = 140;

/** Follows the reader through a text whose headings have those anchors. */
export function useReading(
  text: RefObject<HTMLElement | null>,
  anchors: readonly string[],
): Reading {
  const [reading, setReading] = useState<Reading>({ current: anchors[0] ?? '', share: 0 });
  const key = anchors.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!text.current) return;
      const passed = key
        .split(' ')
        .filter(
          (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < EYE,
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
    const ask = () => (frame ||= requestAnimationFrame(look));
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [text, key]);

  return reading;
}
