import { once } from 'node:events';
import type { Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describeError } from '@flexa/contracts/describe-error';
import { HOST } from '../stack/addresses';
import { parseMessage } from './message';
import type { Store } from './store';

const MEGABYTE = 1024 * 1024;
/** Milliseconds before we close connections that a sender's pool keeps open. */
const CLOSE_TIMEOUT = 200;

export interface SmtpSide {
  server: Server;
  close: () => Promise<void>;
}

/** Accepts every mail, without TLS or authentication, unless the store simulates an outage. */
export async function listenForMail(
  store: Store,
  port: number,
  log: (line: string) => void,
): Promise<SmtpSide> {
  const smtp = new SMTPServer({
    name: 'flexa.test',
    banner: 'Flexa local mailbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 25 * MEGABYTE,
    closeTimeout: CLOSE_TIMEOUT,
    onMailFrom(address, _session, done) {
      if (!store.failing) return done();
      log(`Refused a mail from ${address.address} (outage)`);
      done(createRefusal(451, 'The mail server is down (outage switched on)'));
    },
    onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw createRefusal(552, 'The mail is too big');
          const message = await parseMessage(raw, { from, to });
          store.add(message);
          log(`${from} to ${to.join(', ')}: ${message.message.subject}`);
        })
        .then(
          () => done(),
          (error: unknown) =>
            done(error instanceof Error ? error : new Error(describeError(error))),
        );
    },
  });
  // A sender that disconnects early must not end the server.
  smtp.on('error', (error: Error) => log(`SMTP: ${error.message}`));
  const server = smtp.listen(port, HOST);
  await once(server, 'listening');
  return { server, close: () => new Promise((resolve) => smtp.close(resolve)) };
}

function createRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
