import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { onFirstTouch } from '@/lib/on-first-touch';
import { useHydrating } from '@/ui/use-hydrating';
import { useStudio } from '../store/studio';
import type { Point } from './live-report';

/** In a transition, so in short pieces: the page answers in between. */
function drawIn(setLive: (isLive: boolean) => void): void {
  startTransition(() => setLive(true));
}

/**
 * Whether the report is drawn, or still the picture of a prerendered page: until somebody is there, or
 * anything differs from what the studio opens with. A press on the picture is kept for the report.
 */
export function useFirstSign(sheet: RefObject<HTMLElement | null>) {
  const isPrerendered = useHydrating();
  const [isLive, setLive] = useState(!isPrerendered);
  // Made anew, for who is signed in, the page goes on showing what stood there before the app.
  const [hasPicture] = useState(
    () => isPrerendered || useStudio.getState() === useStudio.getInitialState(),
  );
  const [pressed, setPressed] = useState<Point | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isLive) return;
    const draw = () => drawIn(setLive);
    if (useStudio.getState() !== useStudio.getInitialState()) return draw();
    const stops = [onFirstTouch(draw), useStudio.subscribe(draw)];
    return () => stops.forEach((stop) => stop());
  }, [isLive]);

  useEffect(() => {
    const node = sheet.current;
    if (!node || !hasPicture) return;
    const isPicture = ({ target }: { target: EventTarget | null }) =>
      target instanceof Element && node.contains(target) && target.closest('button') !== null;
    // The focus itself may have been the sign.
    hadFocus.current = isPicture({ target: document.activeElement });
    const press = (event: MouseEvent) => {
      if (!isPicture(event)) return;
      const box = node.getBoundingClientRect();
      const at = {
        x: (event.clientX - box.x) / box.width,
        y: (event.clientY - box.y) / box.width,
      };
      // By keyboard it has no place.
      if (at.x >= 0 && at.y >= 0) setPressed(at);
      // One from before the app listened is done again without any other sign.
      drawIn(setLive);
    };
    const focus = (event: FocusEvent) => {
      // Focus that goes nowhere is that of a picture that is being taken away.
      if (event.type === 'focusin' || event.relatedTarget) {
        hadFocus.current = event.type === 'focusin' && isPicture(event);
      }
    };
    node.addEventListener('click', press);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', focus);
    return () => {
      node.removeEventListener('click', press);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', focus);
    };
  }, [sheet, hasPicture]);

  return { isLive, hasPicture, pressed, hadFocus };
}
