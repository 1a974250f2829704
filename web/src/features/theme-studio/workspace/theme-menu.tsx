import { Copy, FilePlus2, Handshake, History, LibraryBig, Pencil, Save } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu';
import { MAX_NAME, cleanText, renameDocument } from '@flexa/theme-engine/model';
import { detach, useSaved } from '../store/saved';
import { edit } from '../store/studio';
import type { Trigger } from '../parts/lazy-menu';
import { openDialog } from '../store/panes';
import { save } from './save';
import { startNew } from './start-new';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function duplicateTheme(): void {
  edit((document) => renameDocument(document, `${cleanText(document.name, MAX_NAME - 5)} copy`));
  detach();
}

/** Menu of actions on the whole theme. */
export default function ThemeMenu({ trigger }: { trigger: Trigger }) {
  const { status } = useAccount();
  const isSaved = useSaved((state) => state.savedAs !== null) && status === 'signed-in';
  return (
    <Menu label="Theme" align="start" defaultOpen trigger={trigger}>
      <MenuItem icon={<Save {...icon} />} onSelect={() => void save()}>
        Save
      </MenuItem>
      <MenuItem icon={<Pencil {...icon} />} onSelect={() => openDialog('rename')}>
        Rename
      </MenuItem>
      <MenuItem icon={<Copy {...icon} />} onSelect={duplicateTheme}>
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
        {isSaved ? 'Versions' : 'Versions, once saved'}
      </MenuItem>
      {status === 'signed-in' && (
        <MenuItem icon={<Handshake {...icon} />} onSelect={() => openDialog('team-themes')}>
          Team themes
        </MenuItem>
      )}
      <MenuLink
        icon={<LibraryBig {...icon} />}
        to={status === 'signed-in' ? '/general#themes' : '/power-bi-templates-free-download'}
      >
        {status === 'signed-in' ? 'Your saved themes' : 'Free templates'}
      </MenuLink>
    </Menu>
  );
}
