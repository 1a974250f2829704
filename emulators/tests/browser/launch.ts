import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../stack/machine/chromium';

/** As root in a container, without a GPU, and without calls of its own to the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium; with FLEXA_HEADED=1 in a window, to watch a test, or with a port for tools that debug it. */
export function launchBrowser({
  debuggingPort,
}: { debuggingPort?: number } = {}): Promise<Browser> {
  const debugging =
    debuggingPort === undefined
      ? []
      : [`--remote-debugging-port=${debuggingPort}`, '--remote-debugging-address=127.0.0.1'];
  return chromium.launch({
    executablePath: chromiumPath(),
    headless: !process.env.FLEXA_HEADED,
    args: [...ARGUMENTS, ...debugging],
  });
}
