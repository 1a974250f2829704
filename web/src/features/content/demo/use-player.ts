import { useCallback, useEffect, useState } from 'react';

/** Plays steps one after another and stops at the last one. */
export function usePlayer(steps: number, stepMs: number) {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = steps - 1;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (step + 1 >= last) setPlaying(false);
      setStep(Math.min(step + 1, last));
    }, stepMs);
    return () => clearTimeout(timer);
  }, [playing, step, last, stepMs]);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setStep(Math.min(Math.max(to, 0), last));
    },
    [last],
  );

  const toggle = () => {
    // Playing from the last step starts over.
    if (!playing && step === last) setStep(0);
    setPlaying(!playing);
  };

  return { step, playing, go, toggle };
}
