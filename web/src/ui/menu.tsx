import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Link } from 'react-router-dom';
import { cn } from './cn';

interface MenuProps {
  /** Button that opens the menu; it must accept a ref and props. */
  trigger: ReactNode;
  /** Name of the menu for screen readers. */
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
  /** Opens a menu whose code loads with the first click. */
  defaultOpen?: boolean;
}

export function Menu({
  trigger,
  label,
  align = 'end',
  children,
  className,
  defaultOpen,
}: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 min-w-52 animate-rise rounded-12 border border-line-2 bg-raised p-1.5 shadow-float focus:outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ROW =
  'flex h-9 w-full cursor-pointer items-center gap-2.5 rounded-8 px-2.5 text-14 font-medium ' +
  'outline-none select-none pointer-coarse:h-11 data-disabled:pointer-events-none ' +
  'data-disabled:opacity-45 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0';

interface RowProps {
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

interface MenuItemProps extends RowProps {
  onSelect: () => void;
  tone?: 'danger';
  /** Marks the chosen one of several alternatives. */
  isChosen?: boolean;
}

export function MenuItem({ icon, disabled, tone, isChosen, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen })}
      onSelect={onSelect}
      className={cn(ROW, tone === 'danger' ? 'text-danger' : 'text-text [&_svg]:text-muted')}
    >
      {icon}
      {children}
      {isChosen && <Check aria-hidden="true" strokeWidth={1.75} className="ml-auto" />}
    </Radix.Item>
  );
}

export function MenuLink({ icon, disabled, to, children }: RowProps & { to: string }) {
  return (
    <Radix.Item asChild disabled={disabled}>
      <Link to={to} className={cn(ROW, 'text-text [&_svg]:text-muted')}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

/** Text above the rows, such as the owner of an account menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2">{children}</Radix.Label>;
}
