import type powerbi from 'powerbi-visuals-api';
import { elementOf, pointOf } from '../scene/patch';

type SelectionId = powerbi.visuals.ISelectionId;
type SelectionManager = powerbi.extensibility.ISelectionManager;

export interface TooltipContent {
  header: string;
  rows: readonly { name: string; value: string }[];
}

/** What the interactions of a visual need to know, asked for each time. */
export interface InteractionSource {
  ids(): readonly SelectionId[];
  tooltip(point: number): TooltipContent;
  /** The selection is another one: draw again. */
  onChange(): void;
}

/** Selecting, tooltips, context menu and keyboard on the points of a drawing. */
export function connectInteractions(
  svg: SVGSVGElement,
  host: powerbi.extensibility.visual.IVisualHost,
  source: InteractionSource,
) {
  const selection: SelectionManager = host.createSelectionManager();
  selection.registerOnSelectCallback(() => source.onChange());
  const canSelect = () => host.hostCapabilities.allowInteractions !== false;

  function select(point: number | undefined, isMulti: boolean): void {
    if (!canSelect()) return;
    const id = point === undefined ? undefined : source.ids()[point];
    const done = id ? selection.select(id, isMulti) : selection.clear();
    done.then(() => {
      source.onChange();
      return Promise.resolve();
    });
  }

  svg.addEventListener('click', (event) => {
    select(pointOf(event.target), event.ctrlKey || event.metaKey || event.shiftKey);
  });

  function openMenu(point: number | undefined, x: number, y: number): void {
    const id = point === undefined ? undefined : source.ids()[point];
    // Power BI takes an empty object where the menu belongs to no point.
    void selection.showContextMenu(id ?? {}, { x, y });
  }

  svg.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    openMenu(pointOf(event.target), event.clientX, event.clientY);
  });

  connectTooltips(svg, host, source);
  connectKeyboard(svg, { count: () => source.ids().length, select, openMenu });

  return {
    /** The points that are selected here; null where none is. */
    selectedPoints(): ReadonlySet<number> | null {
      const chosen = new Set(selection.getSelectionIds().map((id) => (id as SelectionId).getKey()));
      if (chosen.size === 0) return null;
      const points = source.ids().flatMap((id, point) => (chosen.has(id.getKey()) ? [point] : []));
      return points.length > 0 ? new Set(points) : null;
    },
  };
}

function connectTooltips(
  svg: SVGSVGElement,
  { tooltipService }: powerbi.extensibility.visual.IVisualHost,
  source: InteractionSource,
): void {
  let shown: number | undefined;
  svg.addEventListener('pointermove', (event) => {
    if (!tooltipService.enabled()) return;
    const point = pointOf(event.target);
    const id = point === undefined ? undefined : source.ids()[point];
    const isTouchEvent = event.pointerType === 'touch';
    if (point === undefined || !id) {
      if (shown !== undefined) tooltipService.hide({ isTouchEvent, immediately: false });
      shown = undefined;
      return;
    }
    const { header, rows } = source.tooltip(point);
    const at = {
      coordinates: [event.clientX, event.clientY],
      dataItems: rows.map(({ name, value }) => ({ header, displayName: name, value })),
      ...{ isTouchEvent, identities: [id] },
    };
    if (shown === point) tooltipService.move(at);
    else tooltipService.show(at);
    shown = point;
  });
  svg.addEventListener('pointerleave', (event) => {
    shown = undefined;
    tooltipService.hide({ isTouchEvent: event.pointerType === 'touch', immediately: false });
  });
}

interface KeyboardActions {
  count(): number;
  select(point: number | undefined, isMulti: boolean): void;
  openMenu(point: number, x: number, y: number): void;
}

/** One stop of the Tab key; arrows move between points, Enter and Space select, Escape clears. */
function connectKeyboard(svg: SVGSVGElement, { count, select, openMenu }: KeyboardActions): void {
  svg.setAttribute('tabindex', '0');

  function focus(point: number): void {
    const element = elementOf(svg, Math.max(0, Math.min(count() - 1, point)));
    svg.querySelectorAll('g[tabindex]').forEach((other) => other.removeAttribute('tabindex'));
    element?.setAttribute('tabindex', '-1');
    element?.focus();
  }

  svg.addEventListener('keydown', (event) => {
    const at = pointOf(event.target);
    const steps: Record<string, number> = {
      ...{ ArrowRight: (at ?? -1) + 1, ArrowDown: (at ?? -1) + 1 },
      ...{ ArrowLeft: (at ?? 1) - 1, ArrowUp: (at ?? 1) - 1 },
      ...{ Home: 0, End: count() - 1 },
    };
    const next = steps[event.key];
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (next !== undefined) focus(next);
    else if (at === undefined && event.key === 'Enter') focus(0);
    else if (at !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      select(at, event.ctrlKey || event.metaKey || event.shiftKey);
    } else if (event.key === 'Escape') {
      select(undefined, false);
      svg.focus();
    } else if (at !== undefined && isMenu) {
      const box = elementOf(svg, at)?.getBoundingClientRect();
      openMenu(at, (box?.left ?? 0) + (box?.width ?? 0) / 2, (box?.top ?? 0) + 8);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
