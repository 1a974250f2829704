import { decodeJwt } from 'jose';
import type { EmailCaller } from '../platform/handlers';
import { ownPortal, type OwnPortal } from './own-portal';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const REFUSED = { code: 'code-refused', message: 'This code is wrong or has expired' };

export const NORA: EmailCaller = { email: 'nora@flexa.test' };
export const STEN: EmailCaller = { email: 'sten@flexa.test' };

/** Returns the codes mailed to an address, oldest first. */
export async function mailedCodes(portal: OwnPortal, { email }: EmailCaller): Promise<string[]> {
  const found = await portal.db.collection('mail').where('to', '==', email.toLowerCase()).get();
  return found.docs
    .sort((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()))
    .map((mail) => mail.get('content.data.code') as string);
}

/** Asks for a code and looks it up in the mail. */
export async function askForCode(portal: OwnPortal, caller = NORA) {
  const { verifyToken } = await portal.get('sendVerificationCode', caller, { email: caller.email });
  const code = (await mailedCodes(portal, caller)).at(-1) ?? '';
  return { email: caller.email, code, verifyToken };
}

/** Another code, that many steps further. */
export function otherThan(code: string, steps = 1): string {
  return String((Number(code) + steps) % 1_000_000).padStart(6, '0');
}

export function uidOf({ customToken }: { customToken: string }): string {
  return String(decodeJwt(customToken)['uid']);
}

/** Tries a code as the owner of its address. */
export const verify = (
  portal: OwnPortal,
  input: { email: string; code: string; verifyToken: string },
) => portal.run('verifyCode', { email: input.email }, input);

/** Reads all stored codes. */
export const storedCodes = async (portal: OwnPortal) =>
  (await portal.db.collection('verificationCodes').get()).docs.map((code) => code.data());

/** Creates a portal that records calls to the identity service, and can make them fail. */
export function watchedPortal() {
  const asked: string[] = [];
  let fault: Error | undefined;
  const auth = new Proxy({} as OwnPortal['auth'], {
    get: (_, name) => {
      const real: unknown = Reflect.get(portal.auth, name);
      if (typeof real !== 'function') return real;
      return async (...parameters: unknown[]): Promise<unknown> => {
        asked.push(String(name));
        if (fault) throw fault;
        return (await Reflect.apply(real, portal.auth, parameters)) as unknown;
      };
    },
  });
  const portal: OwnPortal = ownPortal({ auth });
  return { portal, asked, fail: (error?: Error) => (fault = error) };
}
