import type { FlexaVisualName } from '@flexa/license/flexa';

/** Notes on each version of each visual. A release fails without the note of its version. */
export const RELEASE_NOTES: Record<FlexaVisualName, Readonly<Record<string, string>>> = {
  'variance-columns': { '1.0.0.0': 'The first version' },
  'bullet-list': { '1.0.0.0': 'The first version' },
  bridge: { '1.0.0.0': 'The first version' },
  table: { '1.0.0.0': 'The first version' },
  'key-figure': { '1.0.0.0': 'The first version' },
  forecast: { '1.0.0.0': 'The first version' },
};
