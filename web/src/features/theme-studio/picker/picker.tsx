import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Check, Copy, Pipette, X } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { useDebounced } from '@/ui/use-debounced';
import { useBriefly } from '@/ui/use-briefly';
import { SHAPE_CONTRAST } from '@flexa/theme-engine/model';
import { endGesture, useStudio } from '../store/studio';
import { ColorNumbers } from './color-numbers';
import { Effects } from './effects';
import { HexField } from './hex-field';
import { SaturationField } from './saturation-field';
import { useTarget, type Ground } from './target';
import { ThemeColors } from './theme-colors';

interface PickerProps {
  titleId: string;
  onClose: () => void;
}

/** All ways to a colour, and what the colour does in the theme. */
export function Picker({ titleId, onClose }: PickerProps) {
  const target = useTarget();
  const { label, value, onChange, position } = target;
  // The colour when the picker opened, for the button that restores it.
  const [before] = useState(value);
  // Read-outs follow a drag in steps, so that the report keeps its frame rate.
  const debounced = useDebounced(value, 60, 120);
  const card = useStudio((state) => state.document.decisions.background);
  const ground = useMemo<Ground>(
    () => target.ground ?? { name: 'card', color: card, needed: SHAPE_CONTRAST },
    [target.ground, card],
  );
  // Parts that don't depend on the colour read it from here instead of rendering again.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  /** Applies a change as an undo step of its own. */
  const set = useCallback(
    (color: string) => {
      latest.current.onChange(color, `pick ${label}`);
      endGesture();
    },
    [label],
  );
  const read = useCallback(() => latest.current.value, []);
  const [ended, setEnded] = useState(value);
  const end = useCallback(() => {
    endGesture();
    setEnded(latest.current.value);
  }, []);
  // The final colour of a gesture is described at once.
  const code = ended === value ? value : debounced;
  const drag = (color: string) => onChange(color, `drag ${label}`);

  return (
    <div className="text-14">
      <div className="mb-2 flex items-center gap-1">
        <h2 id={titleId} className="min-w-0 flex-1 truncate text-14">
          {label}
        </h2>
        <EyeDropperButton onPick={set} />
        <CloseButton onClose={onClose} />
      </div>
      <SaturationField label={label} value={value} ground={ground} onChange={drag} onEnd={end} />
      <div className="mt-2 flex items-center gap-2">
        <span className="flex h-7 w-11 shrink-0 overflow-hidden rounded-6 pointer-coarse:h-11">
          <button
            type="button"
            aria-label={`Back to ${before}`}
            title={`Back to ${before}`}
            onClick={() => before !== value && set(before)}
            className="flex-1 outline-offset-[-2px]!"
            style={{ background: before }}
          />
          <span aria-hidden="true" className="flex-1" style={{ background: value }} />
        </span>
        {/* Its complaint ends where it does: the picker would cut it off. */}
        <span data-last className="contents">
          <HexField value={code} onChange={(color) => onChange(color, `type ${label}`)} />
        </span>
        <CopyButton read={read} />
      </div>
      <ColorNumbers label={label} value={value} told={code} onChange={drag} onEnd={end} />
      <Effects value={debounced} ground={ground} position={position} onApply={set} />
      <ThemeColors value={debounced} onApply={set} />
    </div>
  );
}

function HeadButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="touch-target grid size-6 place-items-center rounded-6 text-muted transition-colors hover:bg-hover hover:text-text"
    >
      {children}
    </button>
  );
}

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

/** Only where the browser can take a colour from the screen. */
const EyeDropperButton = memo(function EyeDropperButton({
  onPick,
}: {
  onPick: (color: string) => void;
}) {
  const { EyeDropper } = window as { EyeDropper?: new () => EyeDropper };
  if (!EyeDropper) return null;
  const pick = () => {
    // Escape in the middle of it is no error.
    new EyeDropper().open().then(
      ({ sRGBHex }) => onPick(sRGBHex.toLowerCase()),
      () => undefined,
    );
  };
  return (
    <HeadButton label="Pick a colour from the screen" onClick={pick}>
      <Pipette aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </HeadButton>
  );
});

const CloseButton = memo(function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <HeadButton label="Close" onClick={onClose}>
      <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </HeadButton>
  );
});

const CopyButton = memo(function CopyButton({ read }: { read: () => string }) {
  const [copied, setCopied] = useBriefly();
  return (
    <button
      type="button"
      aria-label={copied ? 'Copied' : 'Copy hex code'}
      onClick={() => void copyText(Promise.resolve(read())).then(setCopied, reportError)}
      className="touch-target grid size-7 shrink-0 place-items-center rounded-8 border border-line-2 transition-colors hover:bg-hover"
    >
      {copied ? (
        <Check aria-hidden="true" strokeWidth={1.75} className="size-3.5 text-success" />
      ) : (
        <Copy aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      )}
    </button>
  );
});
