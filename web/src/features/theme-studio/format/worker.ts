import type { Json } from '../model/json';
import { checkTheme, type MicrosoftSchema } from './check-theme';
import { loadMicrosoftSchema } from './microsoft-schema';
import type { Verdict } from './verdict';

export interface CheckRequest {
  readonly id: number;
  readonly theme: Json;
}

export interface CheckAnswer {
  readonly id: number;
  readonly verdict: Verdict;
}

let microsoft: MicrosoftSchema | null = null;
let newest: CheckRequest | undefined;

function answer(request: CheckRequest): void {
  const message: CheckAnswer = { id: request.id, verdict: checkTheme(request.theme, microsoft) };
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  newest = data;
  answer(data);
});

// Until Microsoft's schema is here our own description answers; then the newest theme is asked again.
void loadMicrosoftSchema().then((schema) => {
  microsoft = schema;
  if (schema && newest) answer(newest);
});
