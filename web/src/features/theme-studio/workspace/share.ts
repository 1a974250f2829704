import { formatNumber } from '@flexa/contracts/format';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { useStudio } from '../store/studio';

class TooLongError extends Error {}

/** Copies a link that opens the current theme. */
export async function share(): Promise<void> {
  const { document } = useStudio.getState();
  // The exporter is loaded when it is asked for; Safari takes the promise within the press.
  const exporter = import('../download/share-link');
  const created = exporter.then(({ createShareLink }) => createShareLink(document));
  const link = Promise.all([created, exporter]).then(([address, { SHARE_LINK_LIMIT }]) => {
    if (address.length > SHARE_LINK_LIMIT) throw new TooLongError();
    return address;
  });
  try {
    await copyText(link);
    const { length } = await link;
    const { SHARE_LINK_MAX } = await exporter;
    if (length <= SHARE_LINK_MAX) toast.success('Link copied. Anyone who opens it gets this theme');
    else {
      const size = formatNumber(length);
      toast.warning(`Link copied. It has ${size} characters, more than some programs accept`);
    }
  } catch {
    // The browser wraps the error of what it should have copied, so the link itself is asked.
    const isTooLong = await link.then(
      () => false,
      (error: unknown) => error instanceof TooLongError,
    );
    if (isTooLong) {
      useStudio.setState({ section: 'files' });
      return toast.warning('This theme is too large for a link. Send theme.json instead');
    }
    toast.error('The link could not be copied. Your browser may have blocked it');
  }
}
