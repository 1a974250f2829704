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

/** Checks before it counts: the first runs of the code take ten times as long as all later ones. */
function warmUp(theme: Json): void {
  for (let i = 0; i < WARM_UPS; i++) checkTheme(theme, microsoft);
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (!newest) warmUp(data.theme);
  newest = data;
  answer(data);
});

// Until Microsoft's schema is here our own description answers; then the newest theme is asked again.
void loadMicrosoftSchema().then((schema) => {
  microsoft = schema;
  if (!schema || !newest) return;
  warmUp(newest.theme);
  answer(newest);
});
