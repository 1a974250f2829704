import { useState, type ReactNode } from 'react';
import { ClipboardList, Palette, Shuffle, Sparkles } from 'lucide-react';
import { parseColorList } from '@flexa/theme-engine/model';
import { createLazyPart } from '@/lib/lazy';
import { cn } from '@/ui/cn';
import { LazyMenu } from '../../parts/lazy-menu';
import { openBrand } from '../../brand/brand-state';
import { shuffleColors, takeColors } from './palette-actions';
import { PasteList } from './paste-list';

export const HarmonyMenu = createLazyPart(async () => (await import('./harmony-menu')).default);

/** Tools that make other colours: a whole theme of a brand, or other data colours. */
export function PaletteTools() {
  const [isPasting, setIsPasting] = useState(false);
  return (
    <div className="border-b border-line px-4 pt-2 pb-3 max-md:order-2">
      <div className="grid grid-cols-2 gap-1.5">
        <Tool icon={<Palette />} onClick={() => openBrand()} className="col-span-2">
          Brand colours
        </Tool>
        <Tool icon={<Shuffle />} onClick={shuffleColors} keys="S">
          Shuffle
        </Tool>
        <LazyMenu
          Menu={HarmonyMenu}
          trigger={
            <button type="button" className={TOOL}>
              <Sparkles aria-hidden="true" strokeWidth={1.75} />
              Harmony
            </button>
          }
        />
        <Tool
          icon={<ClipboardList />}
          expanded={isPasting}
          className="col-span-2"
          onClick={() => setIsPasting(!isPasting)}
        >
          Paste list
        </Tool>
      </div>
      {isPasting && (
        <PasteList
          read={parseColorList}
          onUse={(colors) => {
            takeColors(colors);
            setIsPasting(false);
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
    </div>
  );
}

const TOOL =
  'flex h-8 min-w-0 items-center gap-1.5 rounded-8 border border-line-2 bg-raised px-2 text-14 font-medium tracking-[-0.01em] whitespace-nowrap ' +
  'transition-colors hover:bg-hover aria-expanded:bg-hover pointer-coarse:h-11 ' +
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]';

interface ToolProps {
  icon: ReactNode;
  keys?: string;
  expanded?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ icon, keys, expanded, className, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-keyshortcuts={keys}
      onClick={onClick}
      className={cn(TOOL, className)}
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {children}
      {keys && (
        <kbd
          aria-hidden="true"
          className="ml-auto rounded-6 border border-line-2 px-1.5 font-sans text-12 text-muted pointer-coarse:hidden"
        >
          {keys}
        </kbd>
      )}
    </button>
  );
}
