import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Eye, EyeOff } from 'lucide-react';
import { mergeRefs } from './merge-refs';
import { TextField, type TextFieldProps } from './text-field';

/** Renders a TextField for a password that people can reveal. The caret keeps its position. */
export function PasswordField({ ref, ...rest }: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

  const toggle = () => {
    const field = input.current;
    const caret = field && [field.selectionStart, field.selectionEnd];
    flushSync(() => setShown(!shown));
    // Browsers move the caret to the start when the type changes.
    if (field && caret && field === document.activeElement)
      field.setSelectionRange(...normalizeSelection(caret));
  };

  return (
    <TextField
      {...rest}
      ref={mergeRefs(input, ref)}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          disabled={rest.disabled}
          // A click must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          className="touch-target grid size-10 place-items-center rounded-8 text-muted transition-colors hover:text-text disabled:opacity-45"
        >
          {shown ? (
            <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
          ) : (
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-5" />
          )}
        </button>
      }
    />
  );
}

function normalizeSelection([start, end]: (number | null)[]): [number, number] {
  return [start ?? 0, end ?? 0];
}
