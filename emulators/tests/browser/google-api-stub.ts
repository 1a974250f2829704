import type { BrowserContext } from 'playwright-core';

/**
 * The Firebase SDK loads Google's api.js before it opens the emulator's sign-in window, and so does
 * the emulator's own hidden frame. This stands in for that one file, with just what both use of it:
 * messages between a page and the frame it opened.
 */
function stub(): void {
  interface Message {
    stub: 'call' | 'answer';
    name: string;
    id: number;
    body: unknown;
  }
  const handlers = new Map<string, (body: unknown) => unknown>();
  const waiting: (() => void)[] = [];
  const callbacks = new Map<number, (answers: unknown[]) => void>();
  let calls = 0;

  const channel = (target: () => Window) => ({
    register(name: string, handler: (body: unknown) => unknown) {
      handlers.set(name, handler);
      waiting.splice(0).forEach((deliver) => deliver());
    },
    send(name: string, body: unknown, callback: (answers: unknown[]) => void) {
      calls += 1;
      callbacks.set(calls, callback);
      target().postMessage({ stub: 'call', name, id: calls, body }, '*');
    },
    restyle: () => Promise.resolve(),
    ping(callback: () => void) {
      callback();
      return Promise.resolve();
    },
  });

  window.addEventListener('message', (event: MessageEvent<Message>) => {
    const { stub: kind, name, id, body } = event.data ?? {};
    if (kind === 'answer') {
      try {
        callbacks.get(id)?.(body as unknown[]);
      } catch {
        // The SDK throws at the end of its own callback; Google's file keeps that to itself too.
      }
    }
    if (kind !== 'call') return;
    const deliver = () => {
      const handler = handlers.get(name);
      if (!handler) return void waiting.push(deliver);
      void Promise.resolve(handler(body)).then((answer) =>
        (event.source as Window).postMessage({ stub: 'answer', name, id, body: [answer] }, '*'),
      );
    };
    deliver();
  });

  const context = {
    open(options: { url: string; where: HTMLElement }, ready: (frame: unknown) => unknown) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = options.url;
      options.where.append(frame);
      return new Promise((resolve) => {
        frame.onload = () => resolve(ready(channel(() => frame.contentWindow as Window)));
      });
    },
    getParentIframe: () => channel(() => window.parent),
  };
  Object.assign(window, {
    gapi: {
      load: (_name: string, { callback }: { callback: () => void }) => callback(),
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {} },
    },
  });
  const script = document.currentScript as HTMLScriptElement;
  const onload = new URL(script.src).searchParams.get('onload');
  for (const name of [onload, 'gapi_onload']) {
    const callbacks = window as unknown as Record<string, (() => void) | undefined>;
    if (name) callbacks[name]?.();
  }
}

/** Serves the stub for Google's api.js, and nothing for what else the emulator's window asks for. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${stub.toString()})();` }),
  );
  // The emulator's window dresses itself from public servers; it works undressed.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
}
