import { useState, type ReactNode } from 'react';
import { ClipboardList, ImagePlus, Shuffle, Sparkles } from 'lucide-react';
import { parseColorList } from '@flexa/theme-engine/model';
import { later } from '@/lib/later';
import { LazyMenu } from '../../parts/lazy-menu';
import { shuffleColors, takeBrand } from './palette-actions';
import { takeColorsOfImage } from './colors-of-image';
import { PasteList } from './paste-list';

export const HarmonyMenu = later(async () => (await import('./harmony-menu')).default);

/** Four tools that replace the data colours. */
export function PaletteTools() {
  const [isPasting, setIsPasting] = useState(false);
  return (
    <div className="border-b border-line px-4 pt-2 pb-3 max-md:order-2">
      <div className="grid grid-cols-2 gap-1.5">
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
        <Tool icon={<ImagePlus />} onClick={takeColorsOfImage}>
          From image
        </Tool>
        <Tool
          icon={<ClipboardList />}
          expanded={isPasting}
          onClick={() => setIsPasting(!isPasting)}
        >
          Paste list
        </Tool>
      </div>
      {isPasting && (
        <PasteList
          read={parseColorList}
          onUse={(colors) => {
            takeBrand(colors);
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
  onClick: () => void;
  children: ReactNode;
}

function Tool({ icon, keys, expanded, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-keyshortcuts={keys}
      onClick={onClick}
      className={TOOL}
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
