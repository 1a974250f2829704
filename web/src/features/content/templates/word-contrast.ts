import { computeContrast } from '@/features/theme-studio';
import type { Template } from '../texts/templates/templates';

/** The lowest contrast of the template's words on its cards. */
export function computeWordContrast({ decisions }: Template): number {
  const { firstLevel, secondLevel, fourthLevel, good, bad, background } = decisions;
  return Math.min(
    ...[firstLevel, secondLevel, fourthLevel, good, bad].map((color) =>
      computeContrast(color, background),
    ),
  );
}
