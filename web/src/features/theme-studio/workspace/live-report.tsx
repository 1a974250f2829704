import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { layoutOf, type Device } from '../preview/pages';
import { ReportView } from '../preview/report-view';
import { select, useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';

/** A place on the report's page, in shares of its width: a phone's is known as one only in time. */
export interface Point {
  x: number;
  y: number;
}

interface LiveReportProps {
  device: Device;
  /** What was pressed in the picture that stood here. */
  pressed: Point | null;
  onShown: () => void;
}

/** The report that follows the theme. */
export function LiveReport({ device, pressed, onShown }: LiveReportProps) {
  const theme = useTheme();
  const page = useStudio((state) => state.reportPage);
  const simulation = useStudio((state) => state.simulation);
  const selected = useStudio((state) => state.selected);

  const shown = useEffectEvent(onShown);
  useLayoutEffect(() => shown(), []);
  const choose = useEffectEvent((at: Point) => {
    const { width, visuals } = layoutOf(page, device);
    const [left, top] = [at.x * width, at.y * width];
    const inside = visuals.findLast(
      ({ box: { x, y, w, h } }) => left >= x && left <= x + w && top >= y && top <= y + h,
    );
    select(inside?.visual ?? 'page');
  });
  useEffect(() => {
    if (pressed) choose(pressed);
  }, [pressed]);

  return (
    <ReportView
      theme={theme}
      page={page}
      device={device}
      selected={selected?.visual ?? null}
      onSelect={(visual) => select(visual)}
      simulation={simulation}
    />
  );
}
