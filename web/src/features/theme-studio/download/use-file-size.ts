import { useEffect, useState } from 'react';
import { useDebounced } from '@/ui/use-debounced';
import type { StudioFile } from './files';
import { useSettledDocument } from '../store/settled';
import { buildFile } from './file-jobs';

/** Milliseconds without a change before the theme is measured. */
const REST_MS = 300;

/** How large a file will be, in words; empty where only making it at length would tell. */
export function useFileSize(file: StudioFile): string {
  const document = useDebounced(
    useSettledDocument((settled) => settled),
    REST_MS,
  );
  const [size, setSize] = useState('');
  useEffect(() => {
    if (!file.isQuick) return;
    let isCurrent = true;
    void buildFile(file, document).then(
      (blob) => isCurrent && setSize(formatSize(blob.size)),
      () => isCurrent && setSize(''),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, document]);
  return size;
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1000).toFixed(1)} MB`;
}
