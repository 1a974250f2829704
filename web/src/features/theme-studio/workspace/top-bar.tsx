import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeft, Save, Search, Share2 } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { Button } from '@/ui/button';
import { ColorSchemeSwitch } from '@/ui/color-scheme-switch';
import { Mark } from '@/ui/mark';
import { DownloadButton } from '../download/download-button';
import { useSaved } from '../store/saved';
import { AccountButton } from './account-button';
import { CloudState, VersionButton } from './cloud-state';
import { HistoryButtons } from './history-buttons';
import { IconButton } from './icon-button';
import { Kbd } from '../parts/kbd';
import { NameMenu } from './name-menu';
import { openDialog } from '../store/panes';
import { save } from './save';
import { share } from './share';
import { useModifier } from '../parts/use-modifier';

interface TopBarProps {
  onTheme: () => void;
  isDone: boolean;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

/** Shows the bar at the top of the studio; on a phone a shorter one. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  return (
    <header className="flex h-13 shrink-0 items-center border-b border-line bg-bg text-14">
      <h1 className="sr-only">Theme studio</h1>
      <DesktopBar {...props} />
      <PhoneBar {...props} />
    </header>
  );
});

function DesktopBar({ onTheme, isDone }: TopBarProps) {
  const { status } = useAccount();
  const isSaving = useSaved((state) => state.isSaving);
  const { key } = useModifier();
  return (
    <div className="flex h-full min-w-0 flex-1 items-center gap-2 pr-3 pl-[18px] max-md:hidden">
      <Link to="/" aria-label="Flexa, home" className="touch-target mr-2 inline-flex rounded-6">
        <Mark name="flexa" size={24} />
      </Link>
      <Link
        to={status === 'signed-in' ? '/general#themes' : '/power-bi-templates-free-download'}
        className="rounded-6 text-muted transition-colors hover:text-text max-[1099px]:hidden"
      >
        Themes
      </Link>
      <span aria-hidden="true" className="-mr-1 text-muted max-[1099px]:hidden">
        /
      </span>
      <NameMenu className="h-8 max-w-52 px-1.5" />
      <CloudState className="max-[1199px]:[&>span]:sr-only" />
      <VersionButton />
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />
      <HistoryButtons />
      <button
        type="button"
        onClick={() => openDialog('find')}
        className="touch-target ml-auto flex h-8 w-49 shrink-0 items-center gap-2 rounded-8 border border-line-2 bg-surface px-2.5 text-muted transition-colors hover:bg-hover max-[1199px]:w-8 max-[1199px]:justify-center max-[1199px]:px-0"
      >
        <Search {...icon} />
        <span className="max-[1199px]:sr-only">Find a setting</span>
        <Kbd aria-hidden="true" className="ml-auto max-[1199px]:hidden">
          {key('K')}
        </Kbd>
      </button>
      <Button size="sm" className="max-[899px]:px-2" onClick={() => void share()}>
        <Share2 {...icon} />
        <span className="max-[899px]:sr-only">Share</span>
      </Button>
      <Button size="sm" loading={isSaving} onClick={() => void save()} className="max-[899px]:px-2">
        <Save {...icon} className="hidden size-4 max-[899px]:block" />
        <span className="max-[899px]:sr-only">Save</span>
      </Button>
      <DownloadButton onTheme={onTheme} isDone={isDone} />
      <ColorSchemeSwitch className="-mx-1 max-[1199px]:hidden" />
      <AccountButton />
    </div>
  );
}

function PhoneBar({ onTheme, isDone }: TopBarProps) {
  return (
    <div className="flex h-full min-w-0 flex-1 items-center gap-0.5 pr-3 pl-1.5 md:hidden">
      <Link
        to="/"
        aria-label="Back to the home page"
        className="grid size-11 shrink-0 place-items-center rounded-10 text-muted"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <NameMenu className="h-6 max-w-full text-16" />
        <CloudState className="[&>svg]:hidden" />
      </div>
      <HistoryButtons className="size-10 [&_svg]:size-5" />
      <IconButton
        label="Share"
        className="mr-1.5 size-10 [&_svg]:size-5"
        onClick={() => void share()}
      >
        <Share2 aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      <DownloadButton onTheme={onTheme} isDone={isDone} compact />
    </div>
  );
}
