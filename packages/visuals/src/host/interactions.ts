import type powerbi from 'powerbi-visuals-api';
import { isRightToLeft, type TooltipRow } from '../scene/input';
import { findElement, findFoldInside, findFold, findPoint, POINTS } from '../scene/drawn';
import type { Stage } from '../scene/patch';

type SelectionId = powerbi.visuals.ISelectionId;
type SelectionManager = powerbi.extensibility.ISelectionManager;

export interface TooltipContent {
  header: string;
  rows: readonly TooltipRow[];
}

/** Selection ids of the points. */
export interface PointIds {
  count: number;
  of(point: number): readonly SelectionId[];
}

/** Access to the visual's current state, and callbacks. */
export interface InteractionSource {
  ids(): PointIds;
  /** Points in the order the keyboard goes through them. */
  order(): readonly number[];
  /** The role of the points, which Power BI needs for the drill commands of its menu. */
  drillRole?: string | undefined;
  tooltip(point: number): TooltipContent | null;
  /** The selection is another one: draw again. */
  onChange(): void;
  /** Something that folds was pressed. */
  onFold(name: string): void;
  /** The keyboard goes to a point, which may have to come into view first. */
  onReach(point: number): void;
}

/**
 * Selecting, tooltips, context menu and keyboard on the points of a drawing. Clicks count everywhere in the visual, beside
 * and below the drawing too.
 */
export function connectInteractions(
  root: HTMLElement,
  stage: Stage,
  host: powerbi.extensibility.visual.IVisualHost,
  source: InteractionSource,
) {
  const selection: SelectionManager = host.createSelectionManager();
  selection.registerOnSelectCallback(() => source.onChange());
  const canSelect = () => host.hostCapabilities.allowInteractions !== false;

  function select(point: number | undefined, isMulti: boolean): void {
    if (!canSelect()) return;
    const ids = point === undefined ? [] : source.ids().of(point);
    const done = ids.length > 0 ? selection.select([...ids], isMulti) : selection.clear();
    done.then(() => {
      source.onChange();
      return Promise.resolve();
    });
  }

  // Power BI may give the element of a visual that it removed to the next one.
  const connection = new AbortController();
  const { signal } = connection;

  root.addEventListener(
    'click',
    (event) => {
      const fold = findFold(event.target);
      if (fold !== undefined) source.onFold(fold);
      else if (!isButton(event.target))
        select(findPoint(event.target), event.ctrlKey || event.metaKey || event.shiftKey);
    },
    { signal },
  );

  function openMenu(point: number | undefined, x: number, y: number): void {
    const [id] = point === undefined ? [] : source.ids().of(point);
    // Power BI takes an empty object where the menu belongs to no point.
    const role = id ? source.drillRole : undefined;
    void selection.showContextMenu(id ?? {}, { x, y }, role);
  }

  root.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      openMenu(findPoint(event.target), event.clientX, event.clientY);
    },
    { signal },
  );

  connectTooltips(stage, host, source);
  connectKeyboard(stage, {
    order: () => source.order(),
    select,
    openMenu,
    isMirrored: isRightToLeft(host.locale),
    reach: (point) => source.onReach(point),
    fold: (name) => source.onFold(name),
    hasSelection: () => selection.hasSelection(),
  });

  return {
    /** The points that are selected here; null where none is. */
    selectedPoints(): ReadonlySet<number> | null {
      const chosen = new Set(selection.getSelectionIds().map((id) => (id as SelectionId).getKey()));
      if (chosen.size === 0) return null;
      const { count, of } = source.ids();
      const points = new Set<number>();
      for (let point = 0; point < count; point += 1) {
        if (of(point).some((id) => chosen.has(id.getKey()))) points.add(point);
      }
      return points.size > 0 ? points : null;
    },
    disconnect: () => connection.abort(),
    toggleExpansion(point: number): void {
      const [id] = source.ids().of(point);
      if (id && canSelect()) void selection.toggleExpandCollapse(id);
    },
  };
}

function connectTooltips(
  stage: Stage,
  { tooltipService }: powerbi.extensibility.visual.IVisualHost,
  source: InteractionSource,
): void {
  let shown: number | undefined;

  function follow(event: PointerEvent): void {
    if (!tooltipService.enabled()) return;
    const point = findPoint(event.target);
    const isTouchEvent = event.pointerType === 'touch';
    const content = point === undefined ? null : source.tooltip(point);
    if (point === undefined || !content || content.rows.length === 0) {
      if (shown !== undefined) tooltipService.hide({ isTouchEvent, immediately: false });
      shown = undefined;
      return;
    }
    const { header, rows } = content;
    const at = {
      coordinates: [event.clientX, event.clientY],
      dataItems: rows.map(({ name, value }) => ({ header, displayName: name, value })),
      isTouchEvent,
      identities: [...source.ids().of(point)],
    };
    if (shown === point && event.type !== 'pointerdown') tooltipService.move(at);
    else tooltipService.show(at);
    shown = point;
  }

  stage.addEventListener('pointermove', follow);
  // A touch fires no pointermove, and its pointerleave comes before the tooltip can be read.
  stage.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') follow(event);
  });
  stage.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    shown = undefined;
    tooltipService.hide({ isTouchEvent: false, immediately: false });
  });
}

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.tagName === 'BUTTON';

interface KeyboardActions {
  /** True if points go from right to left. */
  isMirrored: boolean;
  order(): readonly number[];
  select(point: number | undefined, isMulti: boolean): void;
  openMenu(point: number, x: number, y: number): void;
  reach(point: number): void;
  fold(name: string): void;
  hasSelection(): boolean;
}

/**
 * Makes the visual one tab stop. Arrows move between points, Enter and Space select, and Escape
 * clears the selection and goes back. Once there is nothing to clear, Power BI handles Escape and
 * leaves the visual. On a group, as in any tree, the forward arrow unfolds and the back arrow
 * folds.
 */
function connectKeyboard(stage: Stage, actions: KeyboardActions): void {
  const { select, openMenu, isMirrored } = actions;
  const [forward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  stage.setAttribute('tabindex', '0');

  function focus(place: number): void {
    const order = actions.order();
    const wanted = order[Math.max(0, Math.min(order.length - 1, place))];
    if (wanted === undefined) return;
    actions.reach(wanted);
    const element = findElement(stage, wanted);
    stage.querySelectorAll(POINTS).forEach((other) => other.removeAttribute('tabindex'));
    element?.setAttribute('tabindex', '-1');
    element?.focus();
  }

  /**
   * Returns the group that a key folds or unfolds at a point; undefined if it already is in that
   * state.
   */
  function findKeyFold(point: number, key: string): string | undefined {
    const element = findElement(stage, point);
    const isOpen = element?.getAttribute('aria-expanded');
    const turning = isOpen === 'true' ? back : isOpen === 'false' ? forward : undefined;
    return element && key === turning ? findFoldInside(element) : undefined;
  }

  stage.addEventListener('keydown', (event) => {
    // A button of its own, such as a header that sorts, answers these keys with a click.
    if (isButton(event.target) && (event.key === 'Enter' || event.key === ' ')) return;
    const at = findPoint(event.target);
    const place = at === undefined ? undefined : actions.order().indexOf(at);
    const [next, before] = [(place ?? -1) + 1, (place ?? 1) - 1];
    const steps: Record<string, number> = {
      [forward]: next,
      ArrowDown: next,
      [back]: before,
      ArrowUp: before,
      Home: 0,
      End: Infinity,
    };
    const wanted = steps[event.key];
    const fold = at === undefined ? undefined : findKeyFold(at, event.key);
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (fold !== undefined) actions.fold(fold);
    else if (wanted !== undefined) focus(wanted);
    else if (at === undefined && event.key === 'Enter') focus(0);
    else if (at !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      select(at, event.ctrlKey || event.metaKey || event.shiftKey);
    } else if (event.key === 'Escape' && (at !== undefined || actions.hasSelection())) {
      select(undefined, false);
      stage.focus();
    } else if (at !== undefined && isMenu) {
      const box = findElement(stage, at)?.getBoundingClientRect();
      openMenu(at, (box?.left ?? 0) + (box?.width ?? 0) / 2, (box?.top ?? 0) + 8);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
