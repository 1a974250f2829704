import type { MailMessage, StoredMessage } from './message';

const LIMIT = 1000;

/** The mails of one mailbox, newest first. */
export class Store {
  /** True during a simulated outage, in which every mail is refused. */
  failing = false;
  /** Number that changes with the list. */
  revision = 0;
  private messages: StoredMessage[] = [];

  add(message: StoredMessage): void {
    this.messages = [message, ...this.messages.slice(0, LIMIT - 1)];
    this.revision += 1;
  }

  list({ to, since }: { to?: string | null; since?: Date | null } = {}): MailMessage[] {
    const recipient = to?.trim().toLowerCase();
    return this.messages
      .map(({ message }) => message)
      .filter(
        (message) => !recipient || message.to.some((each) => each.toLowerCase() === recipient),
      )
      .filter(({ date }) => !since || new Date(date) >= since);
  }

  get(id: string): StoredMessage | undefined {
    return this.messages.find(({ message }) => message.id === id);
  }

  clear(): void {
    this.messages = [];
    this.revision += 1;
  }
}
