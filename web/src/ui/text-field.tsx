import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { FieldFrame, styleField, type FieldFrameProps } from './field-frame';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldFrameProps {
  className?: string;
  /** Height: 'md' is 36 px (app), 'lg' 48 px (forms of a whole page); at least 44 px on touch screens. */
  size?: 'md' | 'lg';
  /** Content at the right end inside the frame, 44 px wide. */
  trailing?: ReactNode;
}

const SIZES = {
  md: 'h-9 rounded-8 px-3 text-14 pointer-coarse:h-11 pointer-coarse:text-16',
  lg: 'h-12 rounded-10 px-3.5 text-16',
};

/**
 * Renders a labelled input. Every prop of an input and its ref pass through, so that react-hook-form's
 * register() spreads in; className goes to the whole field.
 */
export function TextField({
  label,
  hint,
  error,
  action,
  size = 'md',
  trailing,
  className,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const frame = { label, hint, error, action, className, id, 'aria-describedby': describedBy };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            className={cn(styleField(error), SIZES[size], trailing ? 'pr-12' : undefined)}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
