import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';

/** Milliseconds between two attempts. */
const POLL = 100;

/** Waits until a URL answers with a 2xx status, for at most `limit` milliseconds. */
export async function waitForAnswer(name: string, url: string, limit: number): Promise<void> {
  const deadline = Date.now() + limit;
  for (;;) {
    const problem = await probe(url, deadline - Date.now());
    if (problem === null) return;
    if (Date.now() + POLL >= deadline) {
      throw new Failure(`${name} did not answer at ${url} within ${limit / 1000} s: ${problem}`);
    }
    await sleep(POLL);
  }
}

/** Returns what keeps a URL from answering, or null. */
async function probe(url: string, limit: number): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,application/json' },
      signal: AbortSignal.timeout(Math.max(limit, 1)),
    });
    const text = await response.text();
    return response.ok ? null : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause;
    return describeError(cause || error);
  }
}
