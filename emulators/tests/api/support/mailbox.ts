import { requireAddress } from './http';

export async function countMailsTo(email: string): Promise<number> {
  const url = `${requireAddress('FLEXA_MAIL_URL')}/api/messages?to=${encodeURIComponent(email)}`;
  const { messages } = (await (await fetch(url)).json()) as { messages: object[] };
  return messages.length;
}
