import { useState } from 'react';
import { Download, EllipsisVertical, History, Palette, Pencil, Trash2 } from 'lucide-react';
import type { ThemeSummary } from '@flexa/contracts/themes';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatRecent } from '@/lib/format-recent';
import { explainError, reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { Card } from '@/ui/card';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu';
import { buildSavedThemePath, buildSavedVersionsPath } from '../studio-address';
import { DeleteThemeDialog } from './delete-theme-dialog';
import { NameDialog } from './name-dialog';
import { createFileName } from './file-name';
import { ThemePreview } from './theme-preview';
import { useDeleteTheme, useRenameTheme } from './use-theme-changes';

interface ThemeCardProps {
  theme: ThemeSummary;
  /** Called when the card is removed, so that another element takes the focus. */
  onDeleted: () => void;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Shows a saved theme: a picture in its colours, its name, its date and its actions. */
export function ThemeCard({ theme, onDeleted }: ThemeCardProps) {
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const rename = useRenameTheme(theme, () => setAsking('name'));
  const remove = useDeleteTheme(theme);

  async function download() {
    try {
      const { theme: content } = await call('getTheme', { id: theme.id });
      saveFile(createFileName(theme.name), `${JSON.stringify(content, null, 2)}\n`);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Card className="overflow-hidden rounded-10">
      <ThemePreview colors={theme.colors} />
      <div className="flex items-center gap-2 border-t border-line py-2.5 pr-1.5 pl-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-14">{theme.name}</h3>
          <p className="truncate text-12 text-muted">
            {formatRecent(theme.updatedAt, now())}
            <span className="max-sm:hidden"> · version {theme.version}</span>
          </p>
        </div>
        <Menu
          label={`More for ${theme.name}`}
          trigger={
            <button
              type="button"
              aria-label={`More for ${theme.name}`}
              className="touch-target grid size-8 shrink-0 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
            >
              <EllipsisVertical {...icon} className="size-4" />
            </button>
          }
        >
          <MenuLink icon={<Palette {...icon} />} to={buildSavedThemePath(theme.id)}>
            Open in the studio
          </MenuLink>
          <MenuLink icon={<History {...icon} />} to={buildSavedVersionsPath(theme.id)}>
            Versions
          </MenuLink>
          <MenuItem
            icon={<Pencil {...icon} />}
            disabled={rename.isPending}
            onSelect={() => setAsking('name')}
          >
            Rename
          </MenuItem>
          <MenuItem icon={<Download {...icon} />} onSelect={() => void download()}>
            Download
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => setAsking('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {asking === 'name' && (
        <NameDialog
          title="Rename theme"
          action="Rename"
          name={rename.error ? rename.variables : theme.name}
          refusal={rename.error ? explainError(rename.error) : undefined}
          onClose={() => {
            close();
            if (rename.error) rename.reset();
          }}
          onSubmit={async (name) => rename.mutate(name)}
        />
      )}
      {asking === 'delete' && (
        <DeleteThemeDialog
          theme={theme}
          onClose={close}
          onDelete={() => {
            close();
            remove.mutate();
            onDeleted();
          }}
        />
      )}
    </Card>
  );
}
