/** Thrown for a response that is neither a success nor a 404. */
export class Refused extends Error {
  constructor(
    host: string,
    readonly status: number,
    reason: string | undefined,
  ) {
    super(`${host} answers ${status}${reason === undefined ? '' : `: ${reason}`}`);
  }
}

/** Reads a real project, or recorded responses. */
export interface Answers {
  /** Returns the JSON at a URL of Google's or Stripe's; undefined for a 404. */
  get(url: string): Promise<unknown>;
  post(url: string, body: unknown): Promise<unknown>;
  /** Returns the TXT records of a name. */
  txt(name: string): Promise<string[]>;
}

/** The project under check. */
export interface Target {
  projectId: string;
  projectNumber: string;
  /** Public address of the portal, without a trailing slash. */
  portalUrl: string;
  mailDomain: string;
  /** STRIPE_TAX of the project. */
  addsTax: boolean;
  /** STRIPE_ACCOUNT_TAX_IDS of the project. */
  accountTaxIds: readonly string[];
}

/** One line of the report. */
export interface Finding {
  what: string;
  ok: boolean;
  /** Command to type, or setting to change, if it is missing. */
  fix: string;
}

export type Check = (answers: Answers, target: Target) => Promise<Finding[]>;

export function createFinding(what: string, ok: boolean, fix: string): Finding {
  return { what, ok, fix };
}

/** Returns the value at a path in JSON; undefined if any part of the path is missing. */
export function readPath(json: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    json,
  );
}

/** Returns the list at a path in JSON, or an empty list. */
export function listAt(json: unknown, ...path: string[]): unknown[] {
  const value = readPath(json, ...path);
  return Array.isArray(value) ? value : [];
}
