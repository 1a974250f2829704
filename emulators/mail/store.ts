import type { MailMessage, StoredMessage } from './message';

const LIMIT = 1000;

/** The mails of one mailbox, newest first. */
export class Store {
  /** True during a simulated outage, in which every mail is refused. */
  failing = false;
  /** Number that changes with the list. */
  revision = 0;
  private kept: StoredMessage[] = [];

  add(message: StoredMessage): void {
    this.kept = [message, ...this.kept.slice(0, LIMIT - 1)];
    this.revision += 1;
  }

  list({ to, since }: { to?: string | null; since?: Date | null } = {}): MailMessage[] {
    const wanted = to?.trim().toLowerCase();
    return this.kept
      .map(({ message }) => message)
      .filter((message) => !wanted || message.to.some((each) => each.toLowerCase() === wanted))
      .filter(({ date }) => !since || new Date(date) >= since);
  }

  get(id: string): StoredMessage | undefined {
    return this.kept.find(({ message }) => message.id === id);
  }

  clear(): void {
    this.kept = [];
    this.revision += 1;
  }
}
