import { create } from 'zustand';
import { toast } from '@/lib/toast';
import type { ReportPage } from './page-names';
import { isFlexa, isMore, type StyledVisual } from './styled-visuals';
import {
  allowStoreCopy,
  applyDecisions,
  DEFAULT_DECISIONS,
  type Decisions,
  type Json,
  type Pointer,
  type StudioDocument,
  type VisualState,
} from '@flexa/theme-engine/model';

export const SECTIONS = ['palette', 'surfaces', 'status', 'visuals', 'pages', 'files'] as const;
export type Section = (typeof SECTIONS)[number];
export const SIMULATIONS = ['off', 'protan', 'deutan', 'tritan'] as const;
export type Simulation = (typeof SIMULATIONS)[number];
export type View = 'report' | 'states' | 'json';

interface StudioState {
  document: StudioDocument;
  past: readonly StudioDocument[];
  future: readonly StudioDocument[];
  /** Target of a drag or of continuous typing, whose edits form one undo step. */
  gesture: string | null;
  section: Section;
  view: View;
  reportPage: ReportPage;
  device: 'desktop' | 'phone';
  /** Share of the report's own size; 'fit' fills the canvas. */
  zoom: number | 'fit';
  simulation: Simulation;
  /** The selected visual or page, and the state being edited. */
  selected: { visual: StyledVisual | 'page'; state: VisualState } | null;
  /** Style preset of that visual being edited and shown; null for its usual look. */
  stylePreset: string | null;
  /** Property found by a search: its control is shown and focused. */
  sought: Pointer | null;
  /** Positions of data colours that shuffling, harmonies and a better order leave alone. */
  locked: readonly number[];
}

const MAX_STEPS = 100;
/** Once a visit is enough. */
let hasWarned = false;

export const useStudio = create<StudioState>(() => ({
  document: { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} },
  past: [],
  future: [],
  gesture: null,
  section: 'palette',
  view: 'report',
  reportPage: 'overview',
  device: 'desktop',
  zoom: 'fit',
  simulation: 'off',
  selected: null,
  stylePreset: null,
  sought: null,
  locked: [],
}));

/**
 * Changes the document: one step of undo. Edits that name the same gesture are one step together,
 * until another gesture or `endGesture`.
 */
export function edit(
  change: (document: StudioDocument) => StudioDocument,
  gesture: string | null = null,
): void {
  const before = useStudio.getState();
  useStudio.setState((state) => {
    const document = change(state.document);
    if (document === state.document) return state;
    const isSameStep = gesture !== null && gesture === state.gesture;
    return {
      document,
      gesture,
      past: isSameStep ? state.past : [...state.past, state.document].slice(-MAX_STEPS),
      future: [],
    };
  });
  const { past } = useStudio.getState();
  if (before.past.length < MAX_STEPS || past[0] === before.past[0] || hasWarned) return;
  hasWarned = true;
  toast.info(`Only the last ${MAX_STEPS} steps can be undone. Save the theme to keep more.`);
}

export function endGesture(): void {
  useStudio.setState({ gesture: null });
}

export function undo(): void {
  useStudio.setState(({ document, past, future }) => {
    const before = past.at(-1);
    if (!before) return {};
    return {
      document: before,
      past: past.slice(0, -1),
      future: [document, ...future],
      gesture: null,
    };
  });
}

export function redo(): void {
  useStudio.setState(({ document, past, future }) => {
    const [after, ...rest] = future;
    if (!after) return {};
    return { document: after, past: [...past, document], future: rest, gesture: null };
  });
}

/** Decides something again; what was set by hand stays. */
export function decide(decisions: Partial<Decisions>, gesture: string | null = null): void {
  edit((document) => applyDecisions(document, decisions), gesture);
}

/** Sets one property by hand. */
export function setProperty(at: Pointer, value: Json, gesture: string | null = null): void {
  edit(
    (document) => ({
      ...document,
      changes: { ...allowStoreCopy(document.changes, at), [at]: { set: value } },
    }),
    gesture,
  );
}

/** Takes back what was set by hand at a pointer and below. */
export function resetProperties(at: Pointer): void {
  edit((document) => {
    const remaining = Object.entries(document.changes).filter(
      ([key]) => key !== at && !key.startsWith(`${at}/`),
    );
    if (remaining.length === Object.keys(document.changes).length) return document;
    return { ...document, changes: Object.fromEntries(remaining) };
  });
}

/** Shows a visual and one of its states in the section of the visuals. */
export function select(visual: StyledVisual | 'page', state: VisualState = 'default'): void {
  const section = visual === 'page' ? 'pages' : 'visuals';
  useStudio.setState({
    selected: { visual, state },
    section,
    stylePreset: null,
    sought: null,
    ...chooseView(visual),
  });
}

/** Shows the control of one property, wherever it is. */
export function seek(visual: StyledVisual, at: Pointer): void {
  useStudio.setState({
    selected: { visual, state: 'default' },
    section: 'visuals',
    stylePreset: null,
    sought: at,
    ...chooseView(visual),
  });
}

/** Our visuals stand on a page of their own, and so do those that fewer reports have. */
function chooseView(
  visual: StyledVisual | 'page',
): Partial<Pick<StudioState, 'view' | 'reportPage'>> {
  if (isFlexa(visual)) return { view: 'report', reportPage: 'packs' };
  return isMore(visual) ? { view: 'report', reportPage: 'more' } : {};
}

export function toggleLock(position: number): void {
  useStudio.setState(({ locked }) => ({
    locked: locked.includes(position)
      ? locked.filter((each) => each !== position)
      : [...locked, position].sort((a, b) => a - b),
  }));
}

/** Moves a data colour to another position; its lock goes with it. */
export function moveColor(from: number, to: number): void {
  const { dataColors } = useStudio.getState().document.decisions;
  const color = dataColors[from];
  if (color === undefined || to < 0 || to >= dataColors.length || from === to) return;
  const order = dataColors.map((_, position) => position);
  order.splice(to, 0, ...order.splice(from, 1));
  decide({ dataColors: order.map((position) => dataColors[position] ?? color) });
  useStudio.setState(({ locked }) => ({
    locked: locked.map((position) => order.indexOf(position)).sort((a, b) => a - b),
  }));
}
