import { useEffect, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';
import { toast } from '@/lib/toast';
import { openDropped } from '../report/report-opening';
import { usePanes } from '../store/panes';
import { closeImport, useImport } from './import-state';
import { importFile } from './incoming';

export const ImportDialog = createLazyPart(async () => (await import('./import-dialog')).default);

/** Files dropped anywhere in the window are imported, folders opened as reports; and the dialog that asks about a broken one. */
export function ImportHost() {
  const isOver = useWindowDrop();
  // That dialog has a place for files of its own.
  const isBrandOpen = usePanes((state) => state.dialog === 'brand');
  const incoming = useImport((state) => state.incoming);
  return (
    <>
      {isOver && !isBrandOpen && (
        <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-overlay p-6">
          <p className="grid size-full place-content-center justify-items-center gap-3 rounded-16 border-2 border-dashed border-brand bg-raised text-20 font-semibold">
            <Upload aria-hidden="true" strokeWidth={1.75} className="size-8 text-brand-text" />
            Drop a theme, a report, or a logo for its colours
          </p>
        </div>
      )}
      {incoming && (
        // Another file, or the same one repaired, begins again.
        <ImportDialog key={incoming.read.text} incoming={incoming} onMissing={closeImport} />
      )}
    </>
  );
}

/** Takes files that are dropped on the window; says whether one is held over it. */
function useWindowDrop(): boolean {
  const [isOver, setOver] = useState(false);
  /** Each element under the pointer enters and leaves on its own. */
  const depth = useRef(0);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current++;
      setOver(true);
    };
    const allowDrop = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current = 0;
      setOver(false);
      // Another drop target, such as an image field, already took the file.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (openDropped([...(event.dataTransfer?.items ?? [])])) return;
      const [file, ...rest] = event.dataTransfer?.files ?? [];
      if (!file) return;
      if (rest.length > 0) toast.info(`Only ${file.name} was opened`);
      void importFile(file);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', allowDrop);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', allowDrop);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
