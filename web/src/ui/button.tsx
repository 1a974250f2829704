import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from './cn';
import { Spinner } from './spinner';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-deep' | 'on-deep-outline';
type Size = 'sm' | 'md' | 'lg';

interface Look {
  variant?: Variant;
  /** Height: 32, 40 or 48 px. */
  size?: Size;
}

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand border-transparent hover:bg-brand-hover',
  secondary: 'bg-bg text-text border-line-2 hover:bg-surface-2 active:bg-line',
  quiet: 'text-text border-transparent hover:bg-surface-2 active:bg-line',
  danger: 'bg-bg text-danger border-danger-line hover:bg-danger-soft',
  'on-deep': 'on-deep bg-on-deep text-deep border-transparent hover:bg-on-deep/88',
  'on-deep-outline': 'on-deep text-on-deep border-deep-line hover:bg-on-deep/10',
};

const SIZES: Record<Size, string> = {
  sm: 'h-8 rounded-8 px-3 text-14',
  md: 'h-10 rounded-10 px-4 text-14',
  lg: 'h-12 rounded-10 px-5 text-16',
};

function styleButton({ variant = 'secondary', size = 'md' }: Look, className?: string): string {
  return cn(
    'touch-target inline-flex shrink-0 items-center justify-center gap-2 border font-medium',
    'whitespace-nowrap transition-colors select-none active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner, keeps width and focus, and ignores further clicks. */
  loading?: boolean;
  /** Label while loading; without it the usual label stays. */
  loadingText?: string;
}

export function Button({
  variant,
  size,
  loading = false,
  loadingText,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // aria-disabled, not disabled: a disabled button would lose the focus right after a click.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
      className={styleButton({ variant, size }, cn(loading && 'cursor-default', className))}
    >
      {loading ? (
        // The usual label keeps its space invisibly, so that nothing beside the button moves.
        <span className="inline-grid [gap:inherit] *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:justify-center">
          <span aria-hidden="true" className="invisible [gap:inherit]">
            {children}
          </span>
          {/* The spinner replaces an icon and takes its space from the padding. */}
          <span className="-mx-3 gap-2 [&>svg:not(:first-child)]:hidden">
            <Spinner />
            {loadingText ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** Renders a link to a page or an anchor that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={styleButton({ variant, size }, className)} />;
}
