import { ChevronDown, Copy, FilePlus2, History, LibraryBig, Pencil } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { cn } from '@/ui/cn';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu';
import { detach, useSaved } from '../store/saved';
import { edit, useStudio } from '../store/studio';
import { openDialog } from './panes';
import { startNew } from './start-new';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function duplicate(): void {
  edit((document) => ({ ...document, name: `${document.name.slice(0, 75)} copy` }));
  detach();
}

/** The theme's name, and what can be done with the theme as a whole. */
export function NameMenu({ className }: { className?: string }) {
  const name = useStudio((state) => state.document.name);
  const { status } = useAccount();
  const isSaved = useSaved((state) => state.savedAs !== null) && status === 'signed-in';
  return (
    <Menu
      label="Theme"
      align="start"
      trigger={
        <button
          type="button"
          className={cn(
            'touch-target flex h-8 min-w-0 items-center gap-1.5 rounded-8 px-1.5 font-semibold transition-colors hover:bg-hover',
            className,
          )}
        >
          <span className="truncate">{name}</span>
          <span className="sr-only">, what to do with this theme</span>
          <ChevronDown {...icon} className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      <MenuItem icon={<Pencil {...icon} />} onSelect={() => openDialog('rename')}>
        Rename
      </MenuItem>
      <MenuItem icon={<Copy {...icon} />} onSelect={duplicate}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<FilePlus2 {...icon} />} onSelect={startNew}>
        New theme
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<History {...icon} />}
        disabled={!isSaved}
        onSelect={() => openDialog('versions')}
      >
        {isSaved ? 'Versions' : 'Versions, once it is saved'}
      </MenuItem>
      <MenuLink
        icon={<LibraryBig {...icon} />}
        to={status === 'signed-in' ? '/general#themes' : '/power-bi-templates-free-download'}
      >
        {status === 'signed-in' ? 'Your saved themes' : 'Free templates'}
      </MenuLink>
    </Menu>
  );
}
