import type { Json } from '@flexa/theme-engine/model';
import { checkTheme, type MicrosoftSchema, type Verdict } from '@flexa/theme-engine/format';
import { loadMicrosoftSchema } from './microsoft-schema';

export interface CheckRequest {
  readonly id: number;
  readonly theme: Json;
}

export interface CheckAnswer {
  readonly id: number;
  readonly verdict: Verdict;
}

const WARM_UPS = 4;

let microsoft: MicrosoftSchema | null = null;
let newest: CheckRequest | undefined;

function answer(request: CheckRequest): void {
  const message: CheckAnswer = { id: request.id, verdict: checkTheme(request.theme, microsoft) };
  postMessage(message);
}

/** Runs the check before it is timed: the first runs take ten times as long as later ones. */
function warmUp(theme: Json): void {
  for (let i = 0; i < WARM_UPS; i++) checkTheme(theme, null);
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (!newest) warmUp(data.theme);
  newest = data;
  answer(data);
});

// Until Microsoft's schema has arrived our description answers; then the newest theme is checked again.
void loadMicrosoftSchema().then((schema) => {
  microsoft = schema;
  if (schema && newest) answer(newest);
});
