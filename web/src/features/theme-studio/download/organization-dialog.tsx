import { useMemo } from 'react';
import { Check, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { validate } from '@flexa/theme-engine/format';
import {
  describeForOrganization,
  findOrganizationProblems,
  formatForOrganization,
} from '@flexa/theme-engine/organization';
import type { StudioDocument, Theme } from '@flexa/theme-engine/model';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { useBriefly } from '@/ui/use-briefly';
import { closeDialog } from '../store/panes';
import { useStudio } from '../store/studio';
import { STUDIO_FILES } from './files';

const FILE = STUDIO_FILES.find(({ id }) => id === 'organization');

/** Formats the file and lists what Power BI or the admin portal would have against it. */
function prepareFile(document: StudioDocument) {
  const text = formatForOrganization(document);
  const theme = JSON.parse(text) as Theme;
  const size = new TextEncoder().encode(text).length;
  const problems = [...validate(theme).errors, ...findOrganizationProblems(theme, size)];
  return { text, size, problems: problems.map(({ message }) => message) };
}

/** Offers the theme for the Fabric admin portal, with what to enter there. */
export default function OrganizationDialog() {
  const document = useStudio((state) => state.document);
  const { text, size, problems } = useMemo(() => prepareFile(document), [document]);
  const fileName = FILE?.fileName(document) ?? 'theme.json';
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Organisational theme (preview)"
      description="Microsoft’s organisational themes put a theme into the gallery of everyone in your organisation. A Fabric administrator adds the file."
      footer={
        <>
          <Button onClick={closeDialog}>Close</Button>
          <Button
            variant="primary"
            disabled={problems.length > 0}
            onClick={() => saveFile(fileName, text)}
          >
            Download {fileName}
          </Button>
        </>
      }
    >
      {problems.length > 0 ? (
        <Notice tone="danger" title="This theme is not ready">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <div className="grid gap-5 text-14">
          <p className="text-muted">
            {Math.max(1, Math.round(size / 1000))} kB, valid by our checks, without licence keys.
          </p>
          <ol className="grid list-decimal gap-2 pl-5">
            <li>
              In the Fabric admin portal open <b>Organizational themes (preview)</b> and choose{' '}
              <b>+ Add theme</b>.
            </li>
            <li>Choose the file, then enter this name and description.</li>
            <li>
              New themes are hidden. Choose <b>Enable for theme gallery</b>.
            </li>
          </ol>
          <dl className="grid gap-3">
            <Entry term="Name" words={document.name} />
            <Entry term="Description" words={describeForOrganization(document)} />
          </dl>
          <Link
            to="/document/themes-for-your-organisation"
            className="text-brand-text hover:underline"
          >
            More about organisational themes
          </Link>
        </div>
      )}
    </Dialog>
  );
}

function Entry({ term, words }: { term: string; words: string }) {
  const [isCopied, showCopied] = useBriefly();
  const copy = () =>
    void copyText(Promise.resolve(words)).then(showCopied, (error: unknown) => reportError(error));
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex items-center gap-3 rounded-8 border border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <dt className="text-12 text-muted">{term}</dt>
        <dd className="break-words">{words}</dd>
      </div>
      <button
        type="button"
        aria-label={isCopied ? `${term} copied` : `Copy ${term.toLowerCase()}`}
        onClick={copy}
        className="touch-target rounded-6 p-1.5 text-muted hover:bg-hover"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  );
}
