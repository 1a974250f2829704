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

let microsoftSchema: MicrosoftSchema | null = null;
let latestRequest: CheckRequest | undefined;

function postVerdict(request: CheckRequest): void {
  const message: CheckAnswer = {
    id: request.id,
    verdict: checkTheme(request.theme, microsoftSchema),
  };
  postMessage(message);
}

/** Runs the check before it is timed: the first runs take ten times as long as later ones. */
function warmUp(theme: Json): void {
  for (let i = 0; i < WARM_UPS; i++) checkTheme(theme, null);
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (!latestRequest) warmUp(data.theme);
  latestRequest = data;
  postVerdict(data);
});

// Until Microsoft's schema has loaded, we check against our own description. Then we check the latest theme again.
void loadMicrosoftSchema().then((schema) => {
  microsoftSchema = schema;
  if (schema && latestRequest) postVerdict(latestRequest);
});
