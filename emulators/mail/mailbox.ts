import { createServer, type Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { once } from 'node:events';
import { HOST } from '../stack/addresses';
import { createHttpHandler } from './http';
import { listenForMail } from './smtp';
import { Store } from './store';

export interface MailboxOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  httpPort: number;
  log?: (line: string) => void;
}

export interface Mailbox {
  /** smtp://host:port, as nodemailer wants it. */
  smtp: string;
  /** Address of the page; the API is at /api. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a mail server that stores all mails in memory, and its page. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { smtpPort, httpPort, log = () => {} } = options;
  const store = new Store();
  const http = await listenForHttp(await createHttpHandler(store, log), httpPort);
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
    smtp: `smtp://${HOST}:${readPort(smtp.server)}`,
    url: `http://${HOST}:${readPort(http)}`,
    close: async () => {
      await Promise.all([smtp.close(), closeHttp()]);
    },
  };
}

async function listenForHttp(handler: Parameters<typeof createServer>[1], port: number) {
  const server: HttpServer = createServer(handler).listen(port, HOST);
  await once(server, 'listening');
  return server;
}

function readPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server listens on no port.');
  return address.port;
}
