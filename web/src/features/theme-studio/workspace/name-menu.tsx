import { ChevronDown } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';
import { cn } from '@/ui/cn';
import { useStudio } from '../store/studio';
import { LazyMenu } from '../parts/lazy-menu';

export const ThemeMenu = createLazyPart(async () => (await import('./theme-menu')).default);

/** Shows the theme's name and a menu of actions for the whole theme. */
export function NameMenu({ className }: { className?: string }) {
  const name = useStudio((state) => state.document.name);
  return (
    <LazyMenu
      Menu={ThemeMenu}
      trigger={
        <button
          type="button"
          aria-label={`${name}, theme menu`}
          className={cn(
            'touch-target flex min-w-0 items-center gap-1.5 rounded-8 font-semibold transition-colors hover:bg-hover',
            className,
          )}
        >
          <span className="truncate">{name}</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 shrink-0 text-muted"
          />
        </button>
      }
    />
  );
}
