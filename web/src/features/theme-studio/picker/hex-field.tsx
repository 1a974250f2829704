import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { INVALID_COLOR, isHexColor, parseColorList } from '@flexa/theme-engine/model';

interface HexFieldProps {
  label?: string;
  /** Current colour. Invalid text never changes it. */
  value: string;
  onChange: (color: string) => void;
  /** Called when the field loses the focus. */
  onEnd?: () => void;
  /** In front of the text: a swatch. */
  children?: ReactNode;
  className?: string;
}

/**
 * A text field for a colour. A valid colour applies at once. Impossible input is an error at once,
 * incomplete input on blur, when three digits expand to six. CSS colours can be pasted.
 */
export function HexField({
  label = 'Hex code',
  value,
  onChange,
  onEnd,
  children,
  className,
}: HexFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const noteId = useId();
  const typing = draft !== undefined && !isHexColor(draft);
  const hopeless = typing && !/^\s*#?[0-9a-f]{0,6}\s*$/i.test(draft);
  const wrong = hopeless || (typing && left);

  const type = (next: string) => {
    setDraft(next);
    setLeft(false);
    if (isHexColor(next)) onChange(`#${next.trim().replace('#', '').toLowerCase()}`);
  };

  const leave = () => {
    setLeft(true);
    if (draft !== undefined) {
      const [color] = isHexColor(draft) ? [] : parseColorList(draft);
      if (color) onChange(color);
      if (color || isHexColor(draft)) setDraft(undefined);
    }
    onEnd?.();
  };

  const paste = (event: ClipboardEvent) => {
    const [color] = parseColorList(event.clipboardData.getData('text'));
    if (!color) return;
    event.preventDefault();
    type(color);
  };

  return (
    <span className={cn('relative block min-w-0 flex-1', className)}>
      <span
        className={cn(
          'flex h-7 items-center gap-1.5 rounded-8 border bg-raised px-2 transition-colors',
          'focus-within:outline-2 focus-within:outline-offset-1 pointer-coarse:h-11',
          wrong ? 'border-danger outline-danger' : 'border-line-2 outline-brand hover:border-input',
        )}
      >
        {children}
        <input
          data-hex
          aria-label={label}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? noteId : undefined}
          value={draft ?? value}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
          className="w-full min-w-0 bg-transparent font-mono text-12 outline-none pointer-coarse:text-16"
        />
      </span>
      {wrong && (
        // Over what lies below, so that a slip of the finger moves nothing.
        <span
          id={noteId}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1.5 block w-52 max-w-[calc(100vw-64px)] animate-fade rounded-8 border border-danger-line bg-raised px-2.5 py-1.5 text-12 text-danger shadow-float in-data-last:right-0 in-data-last:left-auto"
        >
          {INVALID_COLOR}
        </span>
      )}
    </span>
  );
}
