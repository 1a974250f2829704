import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { describeDownload } from './next-step';
import { STUDIO_FILES, type StudioFile } from './files';
import type { StudioDocument } from '@flexa/theme-engine/model';
import { openDialog } from '../store/panes';
import { useBaseTheme } from '../preview/base-theme';
import { useStudio } from '../store/studio';
import { useFileJobs } from './use-file-jobs';

type Id = StudioFile['id'];

const jobsByDocument = new WeakMap<StudioDocument, Map<string, Promise<Blob>>>();

/** Creates a file of a document on the chosen base theme, once for any number of requests. */
export function buildFile(file: StudioFile, document: StudioDocument): Promise<Blob> {
  const files = jobsByDocument.get(document) ?? new Map<string, Promise<Blob>>();
  jobsByDocument.set(document, files);
  const key = `${file.id} on ${useBaseTheme.getState().base.name}`;
  const known = files.get(key);
  if (known) return known;
  const blob = file.make(document);
  files.set(key, blob);
  // A failed file may succeed next time.
  blob.catch(() => files.delete(key));
  return blob;
}

/**
 * Makes a file of what is edited and lets the browser save it.
 *
 * @throws where it can't be made
 */
export async function downloadFile(id: Id): Promise<void> {
  const file = STUDIO_FILES.find((each) => each.id === id);
  // Its dialog saves it, with the words to type into the portal.
  if (id === 'organization') return openDialog(id);
  if (!file || useFileJobs.getState().making) return;
  const { document } = useStudio.getState();
  useFileJobs.setState({ making: id, done: null });
  try {
    const name = file.fileName(document);
    saveFile(name, await buildFile(file, document));
    toast.success(describeDownload(id, name));
    useFileJobs.setState({ done: id });
  } finally {
    useFileJobs.setState({ making: null });
  }
}
