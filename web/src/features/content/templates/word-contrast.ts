import { computeContrast } from '@/features/theme-studio';
import type { Template } from '../texts/templates/templates';

/** Computes the lowest contrast of a template's text on its cards. */
export function computeWordContrast({ decisions }: Template): number {
  const { firstLevel, secondLevel, fourthLevel, good, bad, background } = decisions;
  return Math.min(
    ...[firstLevel, secondLevel, fourthLevel, good, bad].map((color) =>
      computeContrast(color, background),
    ),
  );
}
