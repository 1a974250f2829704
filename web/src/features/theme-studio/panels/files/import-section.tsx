import { useRef, useState, type SyntheticEvent } from 'react';
import { Clipboard, Link2, Upload } from 'lucide-react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useImport } from '../../import/import-state';
import { importFile, importLink, importText } from '../../import/incoming';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** A theme from a file, a report, pasted text or a share link. Files may be dropped anywhere. */
export function ImportSection() {
  const { isReading, refusal } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<'paste' | 'link' | null>(null);
  return (
    <section aria-label="Import" className="border-b border-line px-4 py-3">
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="grid h-28 w-full place-content-center justify-items-center gap-1 rounded-10 border border-dashed border-input transition-colors hover:border-brand hover:bg-hover"
      >
        {isReading ? <Spinner /> : <Upload {...icon} className="mb-1 size-5 text-brand-text" />}
        <span className="text-14 font-semibold">
          {isReading ? 'Reading file' : 'Drop a theme file'}
        </span>
        <span className="text-12 text-muted">or choose one (.json, .pbix, .zip)</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.pbix,.pbit,.zip,.txt,application/json,application/zip"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void importFile(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button size="sm" className="h-7 pointer-coarse:h-11" onClick={() => setAsking('paste')}>
          <Clipboard {...icon} className="size-4" /> Paste
        </Button>
        <Button size="sm" className="h-7 pointer-coarse:h-11" onClick={() => setAsking('link')}>
          <Link2 {...icon} className="size-4" /> From link
        </Button>
      </div>
      {refusal !== null && (
        <Notice tone="danger" title={refusal} className="mt-3 px-3 py-2 text-12" />
      )}
      {asking === 'paste' && <PasteDialog onClose={() => setAsking(null)} />}
      {asking === 'link' && <LinkDialog onClose={() => setAsking(null)} />}
    </section>
  );
}

function PasteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('Paste the theme’s text here, from { to }');
    onClose();
    void importText(text, 'Pasted theme');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Paste a theme"
      description="The text of a theme.json. It stays in this browser."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="paste-theme" variant="primary">
            Import
          </Button>
        </>
      }
    >
      <form id="paste-theme" noValidate onSubmit={submit}>
        <TextArea
          label="Theme text"
          rows={10}
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function LinkDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (address.trim() === '') return setError('Paste a share link here');
    setReading(true);
    await importLink(address);
    setReading(false);
    const { refusal } = useImport.getState();
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Open a share link"
      description="The link itself contains the theme. Nothing is loaded from elsewhere."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="theme-link" variant="primary" loading={isReading}>
            Open
          </Button>
        </>
      }
    >
      <form id="theme-link" noValidate onSubmit={(event) => void submit(event)} className="pb-0.5">
        <TextField
          label="Share link"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
