import type { ComponentProps } from 'react';
import { cn } from './cn';
import { FieldFrame, styleField, type FieldFrameProps } from './field-frame';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldFrameProps {
  className?: string;
}

/** Renders a labelled field of several lines, for the forms of a whole page; it grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  action,
  className,
  id,
  'aria-describedby': describedBy,
  ...textarea
}: TextAreaProps) {
  const frame = { label, hint, error, action, className, id, 'aria-describedby': describedBy };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          rows={6}
          {...textarea}
          {...wiring}
          className={cn(
            styleField(error),
            'field-sizing-content max-h-[60vh] min-h-36 resize-y rounded-10 px-3.5 py-3 text-16 wrap-anywhere',
          )}
        />
      )}
    </FieldFrame>
  );
}
