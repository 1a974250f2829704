import { useRef, useState } from 'react';
import { Clipboard, Link2, Upload } from 'lucide-react';
import { z } from 'zod';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useImport } from '../../import/import-state';
import { importFile, importLink, importText } from '../../import/incoming';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Imports a theme from a file, a report, pasted text or a share link. Files may be dropped anywhere. */
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

const isFilled = (text: string) => text.trim() !== '';
const pasteSchema = z.object({
  text: z.string().refine(isFilled, 'Paste the theme’s text here, from { to }'),
});
const linkSchema = z.object({ address: z.string().refine(isFilled, 'Paste a share link here') });

function PasteDialog({ onClose }: { onClose: () => void }) {
  const { field, onSubmit } = useServerForm({
    schema: pasteSchema,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      onClose();
      void importText(text, 'Pasted theme');
    },
  });
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
      <form id="paste-theme" noValidate onSubmit={onSubmit}>
        <TextArea label="Theme text" rows={10} spellCheck={false} {...field('text')} />
      </form>
    </Dialog>
  );
}

function LinkDialog({ onClose }: { onClose: () => void }) {
  const { form, field, isSubmitting, onSubmit } = useServerForm({
    schema: linkSchema,
    defaultValues: { address: '' },
    send: async ({ address }): Promise<void> => {
      await importLink(address);
      const { refusal } = useImport.getState();
      if (refusal === null) onClose();
      else form.setError('address', { message: refusal });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Open a share link"
      description="The link itself contains the theme. Nothing is loaded from elsewhere."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="theme-link" variant="primary" loading={isSubmitting}>
            Open
          </Button>
        </>
      }
    >
      <form id="theme-link" noValidate onSubmit={onSubmit} className="pb-0.5">
        <TextField label="Share link" inputMode="url" autoComplete="off" {...field('address')} />
      </form>
    </Dialog>
  );
}
