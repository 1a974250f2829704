import { useMemo, useState, type KeyboardEvent } from 'react';
import { Check, CircleCheck, CircleX, Copy, Mail } from 'lucide-react';
import { useAccount } from '@/features/auth';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { useBriefly } from '@/ui/use-briefly';
import { describeSource } from '../verdict/describe-source';
import { useVerdict } from '../verdict/use-verdict';
import { STUDIO_FILES, type StudioFile } from './files';
import { formatSource } from '@flexa/theme-engine/source-text';
import { useSettledTheme } from '../store/settled';
import { useStudio } from '../store/studio';
import { Kbd } from '../parts/kbd';
import { showChecks } from '../store/panes';
import { compileThemeOnce } from '../store/use-theme';
import { withAccount } from '../store/with-account';
import { useChecks } from '../verdict/use-checks';
import { useModifier } from '../parts/use-modifier';
import { MAILED_RULE } from './account-rule';
import { FILE_ICONS } from './file-icons';
import { downloadFile } from './file-jobs';
import { makeThemeText } from './theme-file';
import { useFileJobs } from './use-file-jobs';
import { useEmailTheme } from './use-email-theme';
import { useFileSize } from './use-file-size';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

interface DownloadMenuProps {
  onTheme: () => void;
  onClose: () => void;
}

/** Every way to take the theme along. */
export function DownloadMenu({ onTheme, onClose }: DownloadMenuProps) {
  const [isMailing, setMailing] = useState(false);
  const [isCopied, showCopied] = useBriefly();
  const { status } = useAccount();
  const { key } = useModifier();

  const copy = () => {
    // Copying is a download by another way: a visitor is asked to sign in, too.
    if (status !== 'signed-in') return onTheme();
    const { document } = useStudio.getState();
    void copyText(Promise.resolve(makeThemeText(document))).then(showCopied, (error: unknown) =>
      reportError(error),
    );
  };

  return (
    // Arrow keys go through the rows as in any list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walk}>
      <Verdict onClose={onClose} />
      <ul className="-mx-1.5 my-1.5 border-y border-line p-1.5">
        {STUDIO_FILES.map((file) => (
          <li key={file.id}>
            <FileRow file={file} onTheme={onTheme} />
          </li>
        ))}
      </ul>
      <button type="button" data-row onClick={copy} className={SMALL_ROW}>
        {isCopied ? <Check {...icon} className="text-success!" /> : <Copy {...icon} />}
        {isCopied ? 'Copied' : 'Copy JSON'}
        <Kbd className="ml-auto pointer-coarse:hidden">{`Shift ${key('C')}`}</Kbd>
      </button>
      {isMailing ? (
        <MailForm onSent={onClose} />
      ) : (
        <button type="button" data-row onClick={() => setMailing(true)} className={SMALL_ROW}>
          <Mail {...icon} />
          Send it to my e-mail
        </button>
      )}
    </div>
  );
}

const ROW =
  'flex w-full items-center gap-3 rounded-8 px-2.5 text-left text-14 transition-colors hover:bg-hover';
const SMALL_ROW = cn(ROW, 'h-9 font-medium pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:text-muted');

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.findIndex((row) => row === document.activeElement);
  event.preventDefault();
  rows[(here + step + rows.length) % rows.length]?.focus();
}

function Verdict({ onClose }: { onClose: () => void }) {
  const verdict = useVerdict(useSettledTheme());
  const { toFix } = useChecks();
  const isAccepted = verdict?.errors.length === 0;
  return (
    <div className="flex min-h-11 items-center gap-2.5 px-2.5 text-14">
      {verdict &&
        (isAccepted ? (
          <CircleCheck {...icon} className="size-4 shrink-0 text-success" />
        ) : (
          <CircleX {...icon} className="size-4 shrink-0 text-danger" />
        ))}
      <div className="min-w-0 flex-1">
        {!verdict && 'Checking the theme…'}
        {verdict && (
          <>
            <p>{isAccepted ? 'Passes our checks' : 'Fails our checks'}</p>
            <p className="text-12 text-muted">{describeSource(verdict)}</p>
          </>
        )}
      </div>
      {toFix > 0 && (
        <button
          type="button"
          onClick={() => {
            showChecks();
            onClose();
          }}
          className="touch-target rounded-6 font-medium text-warning hover:underline"
        >
          {toFix} to check
        </button>
      )}
    </div>
  );
}

function FileRow({ file, onTheme }: { file: StudioFile; onTheme: () => void }) {
  const isMaking = useFileJobs((state) => state.making === file.id);
  const isDone = useFileJobs((state) => state.done === file.id);
  const { key } = useModifier();
  const size = useFileSize(file);
  const Icon = FILE_ICONS[file.id];

  const press = () => {
    if (file.id === 'theme') return onTheme();
    void withAccount(file.id, () => downloadFile(file.id));
  };

  return (
    <button
      type="button"
      data-row
      aria-busy={isMaking || undefined}
      onClick={press}
      className={cn(ROW, 'min-h-[54px] py-2')}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-10 bg-soft text-brand-text">
        <Icon {...icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{file.label}</span>
        <span className="block text-12 text-muted">{file.hint}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 text-12 text-muted tabular-nums">
        {isMaking && (
          <>
            <Spinner /> Creating file
          </>
        )}
        {!isMaking && isDone && (
          <>
            <Check {...icon} className="size-4 text-success" />
            Saved
          </>
        )}
        {!isMaking && !isDone && size}
        {!isMaking && file.id === 'theme' && (
          <Kbd className="pointer-coarse:hidden">{key('S')}</Kbd>
        )}
      </span>
    </button>
  );
}

function MailForm({ onSent }: { onSent: () => void }) {
  const document = useStudio((state) => state.document);
  const { name } = document;
  const text = useMemo(() => formatSource(document, compileThemeOnce(document)), [document]);
  const { field, isSubmitting, onSubmit } = useEmailTheme({ name, text }, onSent);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2 px-2.5 pt-1 pb-2">
      <TextField
        label="E-mail"
        hint={MAILED_RULE}
        type="email"
        inputMode="email"
        autoComplete="email"
        // It is there because it was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        readOnly={isSubmitting}
        {...field('email')}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        className="h-9"
        loading={isSubmitting}
        loadingText="Sending"
      >
        Send
      </Button>
    </form>
  );
}
