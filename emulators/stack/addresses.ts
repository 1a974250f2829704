import { createServer, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './terminal';

export const HOST = '127.0.0.1';

/** Each service of a stack with its default port and the variable that moves it. */
export const SERVICES = {
  hosting: { label: 'the portal (Hosting)', variable: 'FLEXA_PORT_HOSTING', port: 5000 },
  functions: { label: 'Functions', variable: 'FLEXA_PORT_FUNCTIONS', port: 5001 },
  firestore: { label: 'Firestore', variable: 'FLEXA_PORT_FIRESTORE', port: 8080 },
  firestoreWebsocket: {
    label: "Firestore's websocket",
    variable: 'FLEXA_PORT_FIRESTORE_WEBSOCKET',
    port: 9150,
  },
  auth: { label: 'Auth', variable: 'FLEXA_PORT_AUTH', port: 9099 },
  logging: { label: "the emulators' logging", variable: 'FLEXA_PORT_LOGGING', port: 4500 },
  hub: { label: 'the emulator hub', variable: 'FLEXA_PORT_HUB', port: 4400 },
  eventarc: { label: 'Eventarc', variable: 'FLEXA_PORT_EVENTARC', port: 9299 },
  tasks: { label: 'Cloud Tasks', variable: 'FLEXA_PORT_TASKS', port: 9499 },
  stripe: { label: 'the local Stripe', variable: 'FLEXA_PORT_STRIPE', port: 12111 },
  smtp: { label: 'the mail server (SMTP)', variable: 'FLEXA_PORT_SMTP', port: 1025 },
  mail: { label: 'the mail inbox', variable: 'FLEXA_PORT_MAIL', port: 8025 },
  botCheck: { label: 'the bot check', variable: 'FLEXA_PORT_BOT_CHECK', port: 8026 },
  web: { label: "Vite's dev server", variable: 'FLEXA_PORT_WEB', port: 3000 },
} as const;

export type Service = keyof typeof SERVICES;
export type Ports = Readonly<Record<Service, number>>;

export const SERVICE_NAMES = Object.keys(SERVICES) as Service[];

/** Returns the ports of a stack: the defaults, or those that the environment sets. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = mapServices((service) => parsePort(service, env[SERVICES[service].variable]));
  const owners = new Map<number, Service>();
  for (const service of SERVICE_NAMES) {
    const other = owners.get(ports[service]);
    if (other) {
      throw new Failure(
        `${SERVICES[other].variable} and ${SERVICES[service].variable} both name port ` +
          `${ports[service]}; each service needs its own.`,
      );
    }
    owners.set(ports[service], service);
  }
  return ports;
}

function parsePort(service: Service, text: string | undefined): number {
  const { variable, port } = SERVICES[service];
  if (text === undefined || text.trim() === '') return port;
  const value = Number(text);
  if (!/^\d+$/.test(text.trim()) || value < 1 || value > 65535) {
    throw new Failure(`${variable} is "${text}"; it has to be a port number from 1 to 65535.`);
  }
  return value;
}

/** Returns free ports. All are held open until the last is known, so that they differ. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(SERVICE_NAMES.map(() => listen(0)));
  const numbers = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The operating system assigned no port.');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return mapServices((service) => numbers[SERVICE_NAMES.indexOf(service)] ?? 0);
}

/** Throws one Failure that lists every port that can't be opened. */
export async function requireFree(ports: Ports, services: readonly Service[]): Promise<void> {
  const problems = await Promise.all(
    services.map(async (service) => {
      const { label, variable } = SERVICES[service];
      const port = ports[service];
      if (await isFree(port)) return [];
      return [`Port ${port} for ${label} can't be opened; stop what uses it or set ${variable}.`];
    }),
  );
  const lines = problems.flat();
  if (lines.length > 2) lines.push('Is "npm start" running already?');
  if (lines.length > 0) throw new Failure(lines.join('\n'));
}

export async function isFree(port: number): Promise<boolean> {
  // A server on all interfaces doesn't keep us from opening the same port on 127.0.0.1: macOS allows it, with AirPlay
  // on *:5000. So we connect first.
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: HOST, port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
  if (isAnswered) return false;
  const server = await listen(port).catch(() => null);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== null;
}

function listen(port: number): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: HOST, port, exclusive: true }, () => resolve(server));
  });
}

function mapServices(value: (service: Service) => number): Ports {
  return Object.fromEntries(SERVICE_NAMES.map((service) => [service, value(service)])) as Record<
    Service,
    number
  >;
}

/** Project of the emulators: one whose id starts with `demo-` never reaches the cloud. */
export const PROJECT = 'demo-flexa';

/** Browsers treat this host as a secure context. */
const DOMAIN = 'localhost';

export interface Addresses {
  /**
   * The Hosting emulator, which passes /api to the functions. It has a host name because passkeys belong to a
   * domain, but also answers at 127.0.0.1.
   */
  portal: string;
  functions: string;
  /** host:port, as the SDKs want it. */
  firestore: string;
  /** host:port, as the SDKs want it. */
  auth: string;
  hub: string;
  stripe: string;
  /** The mail inbox: its page, and its API at /api. */
  mail: string;
  /** Signs tokens in place of reCAPTCHA and App Check. */
  botCheck: string;
  /** smtp://host:port, as nodemailer wants it. */
  smtp: string;
  /** Vite's dev server; listens only under `npm run dev`. */
  web: string;
}

export function listAddresses(ports: Ports): Addresses {
  return {
    portal: `http://${DOMAIN}:${ports.hosting}`,
    functions: `http://${HOST}:${ports.functions}`,
    firestore: `${HOST}:${ports.firestore}`,
    auth: `${HOST}:${ports.auth}`,
    hub: `http://${HOST}:${ports.hub}`,
    stripe: `http://${HOST}:${ports.stripe}`,
    mail: `http://${HOST}:${ports.mail}`,
    botCheck: `http://${HOST}:${ports.botCheck}`,
    smtp: `smtp://${HOST}:${ports.smtp}`,
    web: `http://${DOMAIN}:${ports.web}`,
  };
}

/** Returns the variables from which tests and scripts read the addresses. Firebase's SDKs read two of them. */
export function createTestEnvironment(addresses: Addresses): Record<string, string> {
  return {
    FLEXA_PORTAL_URL: addresses.portal,
    FLEXA_FUNCTIONS_URL: addresses.functions,
    FLEXA_STRIPE_URL: addresses.stripe,
    FLEXA_MAIL_URL: addresses.mail,
    FLEXA_SMTP_URL: addresses.smtp,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    GCLOUD_PROJECT: PROJECT,
  };
}

/** Returns the variables that the build of the web reads. */
export function createWebEnvironment(addresses: Addresses): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_AUTH_EMULATOR: `http://${addresses.auth}`,
    VITE_FIRESTORE_EMULATOR: addresses.firestore,
    VITE_BOT_CHECK_URL: addresses.botCheck,
    FLEXA_API_TARGET: addresses.portal,
  };
}

/** Milliseconds between two attempts. */
const POLL = 100;

/** Waits until a URL answers with a 2xx status, for at most `limit` milliseconds. */
export async function waitForAnswer(name: string, url: string, limit = 180_000): Promise<void> {
  const deadline = Date.now() + limit;
  for (;;) {
    const response = await fetch(url, { headers: { accept: 'text/html,application/json' } }).catch(
      () => null,
    );
    const text = (await response?.text().catch(() => '')) ?? '';
    if (response?.ok) return;
    if (Date.now() > deadline) {
      const problem = response ? `${response.status} ${text.slice(0, 200)}` : 'no connection';
      throw new Failure(`${name} did not answer at ${url} within ${limit / 1000} s: ${problem}`);
    }
    await sleep(POLL);
  }
}
