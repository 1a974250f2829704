/** Facts stored beside the file of a release. */
interface ReleaseDetails {
  name: string;
  version: string;
  notes: string;
}

interface StoredRelease extends ReleaseDetails {
  path: string;
  releasedOn: string;
}

/** Keeps the packages of all releases. Nothing in it can be replaced. */
export interface ReleaseStore {
  list(): Promise<StoredRelease[]>;
  read(path: string): Promise<Uint8Array>;
  /** Returns false if the store has that file already. */
  create(path: string, bytes: Uint8Array, details: ReleaseDetails): Promise<boolean>;
}

const STORAGE = 'https://storage.googleapis.com';

interface Objects {
  items?: { name: string; timeCreated: string; metadata?: Partial<ReleaseDetails> }[];
  nextPageToken?: string;
}

/**
 * Returns the releases in a bucket of Google Cloud Storage. `ifGenerationMatch=0` makes an upload fail if the file is
 * there, and the bucket's retention policy keeps everyone from replacing it:
 * https://cloud.google.com/storage/docs/request-preconditions
 */
export function openReleaseBucket(
  bucket: string,
  readToken: () => Promise<string>,
  send: typeof fetch = fetch,
): ReleaseStore {
  async function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, Authorization: `Bearer ${await readToken()}` };
    return send(`${STORAGE}${path}`, { ...init, headers });
  }

  async function expectOk(response: Response, action: string): Promise<Response> {
    if (response.ok) return response;
    throw new Error(`${action}: ${response.status} ${await response.text()}`);
  }

  const objects = `/storage/v1/b/${encodeURIComponent(bucket)}/o`;

  return {
    async list() {
      const releases: StoredRelease[] = [];
      let page: string | undefined = '';
      while (page !== undefined) {
        const query = new URLSearchParams({ pageToken: page });
        const response = await expectOk(
          await sendRequest(`${objects}?${query}`),
          'The list of releases',
        );
        const { items = [], nextPageToken } = (await response.json()) as Objects;
        for (const { name: path, timeCreated, metadata = {} } of items) {
          const { name, version, notes = '' } = metadata;
          if (!name || !version) continue;
          releases.push({ path, name, version, notes, releasedOn: timeCreated.slice(0, 10) });
        }
        page = nextPageToken;
      }
      return releases;
    },

    async read(path) {
      const response = await sendRequest(`${objects}/${encodeURIComponent(path)}?alt=media`);
      return new Uint8Array(await (await expectOk(response, path)).arrayBuffer());
    },

    async create(path, bytes, details) {
      const boundary = 'release-of-a-visual';
      const object = JSON.stringify({ name: path, metadata: details });
      const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${object}\r\n`;
      const middle = `--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\n`;
      const body = Buffer.concat([
        Buffer.from(head + middle),
        bytes,
        Buffer.from(`\r\n--${boundary}--`),
      ]);
      const query = 'uploadType=multipart&ifGenerationMatch=0';
      const response = await sendRequest(`/upload${objects}?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': `multipart/related; boundary=${boundary}` },
        body,
      });
      if (response.status === 412) return false;
      await expectOk(response, path);
      return true;
    },
  };
}
