import { createBrandTheme } from '@flexa/theme-engine/brand';
import { toast } from '@/lib/toast';
import { edit, useStudio } from '../store/studio';
import { withBrand } from './with-brand';

/** Makes the whole theme of the home page's colours, as the dialog does. One step of undo. */
export function takeBrand(colors: readonly string[]): void {
  const { decisions } = useStudio.getState().document;
  const { page } = decisions;
  const brandTheme = createBrandTheme({ colors, page }, decisions);
  edit((document) => withBrand(document, brandTheme.decisions));
  const count = brandTheme.adjustments.length;
  if (count === 0) return;
  const moved = count === 1 ? 'One colour was' : `${count} colours were`;
  toast.info(`${moved} adjusted, so that every check passes. Brand colours lists them`);
}
