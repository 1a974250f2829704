import { useEffect, useMemo, useRef, useState } from 'react';
import { CircleCheck, Palette, TriangleAlert, Upload } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import {
  createBrandTheme,
  MAX_BRAND_COLORS,
  readBrand,
  resetAdjustment,
} from '@flexa/theme-engine/brand';
import { parseColorList, type Decisions, type StudioDocument } from '@flexa/theme-engine/model';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Segmented } from '@/ui/segmented';
import { Spinner } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { WideDialog } from '../parts/wide-dialog';
import { ReportPicture } from '../preview/report-picture';
import { closeDialog } from '../store/panes';
import { edit, useStudio } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';
import { computeChecks } from '../verdict/use-checks';
import { AdjustmentList } from './adjustment-list';
import { useBrand } from './brand-state';
import { takeBrandFile } from './take-brand-file';
import { withBrand } from './with-brand';

export { takeBrand } from './take-brand';

const PAGES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Makes the whole theme of one to three colours: typed, pasted, or read from a logo or style sheet. */
export default function BrandDialog() {
  const document = useStudio((state) => state.document);
  const { file, text, resets } = useBrand();
  const [page, setPage] = useState<Decisions['page']>(document.decisions.page);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (file) void takeBrandFile(file);
  }, [file]);
  const found = parseColorList(text);
  const brand = readBrand(found).join(' ');
  const { brandTheme, preview } = useBrandTheme(brand, page, resets, document);

  const use = () => {
    if (!brandTheme) return field.current?.focus();
    edit(() => preview);
    closeDialog();
    const count = brand.split(' ').length;
    toast.success(`Theme made from ${formatCount(count, 'colour')}. Undo brings yours back`);
  };

  return (
    <WideDialog
      icon={Palette}
      title="Brand colours"
      description="One to three colours make the whole theme. Files stay on this device."
      onClose={closeDialog}
      className="md:w-[min(1080px,100%)]"
      footer={
        <>
          {brandTheme && <ChecksNote document={preview} />}
          <div className="ml-auto flex gap-2">
            <Button onClick={closeDialog}>Cancel</Button>
            <Button variant="primary" aria-disabled={brandTheme === null} onClick={use}>
              Use these colours
            </Button>
          </div>
        </>
      }
    >
      <div className="grid min-h-0 flex-1 gap-5 overflow-y-auto px-4 py-4 md:px-5 lg:grid-cols-[340px_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <TextField
            ref={field}
            label="Colours"
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder="#e4002b #004b87"
            hint={describeFound(text, found.length)}
            onChange={(event) => useBrand.setState({ text: event.target.value, resets: [] })}
            onKeyDown={(event) => event.key === 'Enter' && use()}
          />
          <FileField />
          <Segmented
            label="Report page"
            showLabel
            options={PAGES}
            value={page}
            onChange={(next) => {
              setPage(next);
              useBrand.setState({ resets: [] });
            }}
          />
          {brandTheme && (
            <AdjustmentList
              adjustments={brandTheme.adjustments}
              resets={resets}
              onToggle={toggleReset}
            />
          )}
        </div>
        <div className="min-w-0 self-start overflow-hidden rounded-10 border border-line">
          <ReportPicture
            theme={compileThemeOnce(preview)}
            page="overview"
            title={brandTheme ? 'The report in these colours' : 'The report as it is'}
          />
        </div>
      </div>
    </WideDialog>
  );
}

/**
 * Makes the theme of a brand, and the document with it. The colours come as one text, so that nothing is
 * made again while a further colour is typed.
 */
function useBrandTheme(
  brand: string,
  page: Decisions['page'],
  resets: readonly string[],
  document: StudioDocument,
) {
  const { decisions } = document;
  const brandTheme = useMemo(
    () => (brand === '' ? null : createBrandTheme({ colors: brand.split(' '), page }, decisions)),
    [brand, page, decisions],
  );
  const preview = useMemo(() => {
    if (!brandTheme) return document;
    const restored = brandTheme.adjustments.filter(({ id }) => resets.includes(id));
    return withBrand(document, restored.reduce(resetAdjustment, brandTheme.decisions));
  }, [brandTheme, resets, document]);
  return { brandTheme, preview };
}

function describeFound(text: string, count: number): string {
  if (count > MAX_BRAND_COLORS) {
    return `${formatCount(count, 'colour')}; the first ${MAX_BRAND_COLORS} are used`;
  }
  if (count > 0) return formatCount(count, 'colour');
  return text.trim() ? 'No colours found' : 'Hex codes in any form, the main colour first';
}

/** Shows the studio's checks for the theme that the button would create. */
function ChecksNote({ document }: { document: StudioDocument }) {
  const { toFix } = computeChecks(document);
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  return (
    <p role="status" className="flex items-center gap-2 text-14">
      {toFix === 0 ? (
        <>
          <CircleCheck {...icon} className="size-4 text-success" /> Every check passes
        </>
      ) : (
        <>
          <TriangleAlert {...icon} className="size-4 text-warning" />
          {formatCount(toFix, 'check')} {toFix === 1 ? 'fails' : 'fail'}
        </>
      )}
    </p>
  );
}

function toggleReset(id: string): void {
  useBrand.setState(({ resets }) => ({
    resets: resets.includes(id) ? resets.filter((each) => each !== id) : [...resets, id],
  }));
}

/** Takes a logo or style sheet, chosen or dropped. */
function FileField() {
  const input = useRef<HTMLInputElement>(null);
  const { isReading, refusal } = useBrand();
  const take = (file: File | undefined) => {
    if (file) void takeBrandFile(file);
  };

  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  return (
    <div>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [first, ...rest] = event.dataTransfer.files;
          take(first);
          if (first && rest.length > 0) toast.info(`Only ${first.name} was read`);
        }}
        className="grid h-28 w-full place-content-center justify-items-center gap-1 rounded-10 border border-dashed border-input transition-colors hover:border-brand hover:bg-hover"
      >
        {isReading ? <Spinner /> : <Upload {...icon} className="mb-1 size-5 text-brand-text" />}
        <span className="text-14 font-semibold">Drop a logo or style sheet</span>
        <span className="text-12 text-muted">or choose one: PNG, JPEG, SVG or CSS up to 5 MB</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo or style sheet"
        accept=".png,.jpg,.jpeg,.svg,.css,image/png,image/jpeg,image/svg+xml,text/css"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {refusal !== null && (
        <Notice tone="danger" title={refusal} className="mt-3 px-3 py-2 text-12" />
      )}
    </div>
  );
}
