import { createServer, type Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { once } from 'node:events';
import { HOST } from '../stack/ports';
import { httpHandler } from './http';
import { listenForMail } from './smtp';
import { Store } from './store';

export interface MailboxOptions {
  /** 0 takes any free port, as below. */
  smtpPort: number;
  httpPort: number;
  log?: (line: string) => void;
}

export interface Mailbox {
  /** smtp://host:port, as nodemailer wants it. */
  smtp: string;
  /** The page, and below it the API. */
  url: string;
  close: () => Promise<void>;
}

/** A mail server that keeps what it is sent, in memory, and shows it. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { smtpPort, httpPort, log = () => {} } = options;
  const store = new Store();
  const http = await serve(await httpHandler(store, log), httpPort);
  const closeHttp = () =>
    new Promise<void>((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  const smtp = await listenForMail(store, smtpPort, log).catch(async (error: unknown) => {
    await closeHttp();
    throw error;
  });
  return {
    smtp: `smtp://${HOST}:${portOf(smtp.server)}`,
    url: `http://${HOST}:${portOf(http)}`,
    close: async () => {
      await Promise.all([smtp.close(), closeHttp()]);
    },
  };
}

async function serve(handler: Parameters<typeof createServer>[1], port: number) {
  const server: HttpServer = createServer(handler).listen(port, HOST);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address.port;
}
