import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePorts, readPorts, isFree, requireFree, SERVICE_NAMES } from './addresses';

let server: Server | undefined;

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

function occupyPort(host: string): Promise<number> {
  return new Promise((resolve) => {
    server = createServer().listen(0, host, () => {
      const address = server?.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

describe('readPorts', () => {
  test('readPorts returns the default ports', () => {
    expect(readPorts({})).toEqual({
      hosting: 5000,
      functions: 5001,
      firestore: 8080,
      firestoreWebsocket: 9150,
      auth: 9099,
      hub: 4400,
      logging: 4500,
      eventarc: 9299,
      tasks: 9499,
      stripe: 12111,
      smtp: 1025,
      mail: 8025,
      botCheck: 8026,
      web: 3000,
    });
  });

  test('readPorts moves a port and ignores an empty variable', () => {
    const ports = readPorts({ FLEXA_PORT_AUTH: ' 19099 ', FLEXA_PORT_HUB: '' });
    expect(ports).toMatchObject({ auth: 19099, hub: 4400 });
  });

  test.each(['abc', '0', '65536', '-1', '80.5', '1e3', '0x10', '80 81'])(
    'readPorts refuses the port "%s"',
    (text) => {
      expect(() => readPorts({ FLEXA_PORT_AUTH: text })).toThrow(
        `FLEXA_PORT_AUTH is "${text}"; it has to be a port number from 1 to 65535.`,
      );
    },
  );

  test('readPorts refuses one port for two services', () => {
    expect(() => readPorts({ FLEXA_PORT_AUTH: '8080' })).toThrow(
      'FLEXA_PORT_FIRESTORE and FLEXA_PORT_AUTH both name port 8080; each service needs its own.',
    );
  });
});

describe('isFree, requireFree and freePorts', () => {
  test('isFree returns false for a port that has a listener', async () => {
    expect(await isFree(await occupyPort('127.0.0.1'))).toBe(false);
  });

  test('isFree returns false for a port that has a listener on all interfaces', async () => {
    expect(await isFree(await occupyPort('0.0.0.0'))).toBe(false);
  });

  test('requireFree names the port, the service and the variable', async () => {
    const port = await occupyPort('127.0.0.1');
    const ports = { ...(await freePorts()), auth: port };
    await expect(requireFree(ports, SERVICE_NAMES)).rejects.toThrow(
      `Port ${port} for Auth can't be opened; stop what uses it or set FLEXA_PORT_AUTH.`,
    );
    await requireFree(
      ports,
      SERVICE_NAMES.filter((name) => name !== 'auth'),
    );
  });

  test('freePorts returns different ports, all free', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(SERVICE_NAMES.length);
    await requireFree(ports, SERVICE_NAMES);
  });
});
