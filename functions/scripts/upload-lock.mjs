/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} engines
 */

const FOLDER = 'node_modules/';

/**
 * Returns the folder in which Node finds a package that the one at `from` imports.
 *
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function resolvePlace({ packages }, from, name) {
  const above = from.split(`/${FOLDER}`);
  for (let depth = above.length; depth > 0; depth -= 1) {
    const place = `${above.slice(0, depth).join(`/${FOLDER}`)}/${FOLDER}${name}`;
    if (packages[place]) return place;
  }
  return packages[FOLDER + name] ? FOLDER + name : undefined;
}

/**
 * The manifest and lockfile that Cloud Build installs from: of what the repository's own lockfile
 * holds, the part that a workspace needs to run, with the same versions in the same places.
 *
 * @param {Lock} lock
 * @param {string} workspace
 * @param {Manifest} manifest
 */
export function buildUploadLock(lock, workspace, manifest) {
  /** @type {Record<string, LockedPackage>} */
  const packages = {};
  /** @type {Record<string, string>} */
  const dependencies = {};

  /** @param {string} place */
  function add(place) {
    const {
      dev: _dev,
      devOptional: _devOptional,
      peer: _peer,
      ...entry
    } = lock.packages[place] ?? {};
    const own = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    const known = packages[own];
    if (known) {
      if (known.version === entry.version) return;
      throw new Error(`${own} would be both ${known.version} and ${entry.version}`);
    }
    packages[own] = entry;
    const needed = { ...entry.dependencies, ...entry.peerDependencies };
    for (const name of Object.keys({ ...needed, ...entry.optionalDependencies })) {
      const found = resolvePlace(lock, place, name);
      if (found) add(found);
      else if (
        entry.dependencies?.[name] &&
        !entry.optionalDependencies?.[name] &&
        !entry.peerDependenciesMeta?.[name]?.optional
      ) {
        throw new Error(`${name}, which ${place} needs, is not in the lockfile`);
      }
    }
  }

  for (const name of Object.keys(manifest.dependencies)) {
    const place = resolvePlace(lock, workspace, name);
    const version = place && lock.packages[place]?.version;
    if (!place || !version) throw new Error(`${name} is not in the lockfile`);
    dependencies[name] = version;
    add(place);
  }

  const { name, version, engines } = manifest;
  const root = { name, version, dependencies, engines };
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  /** @type {Record<string, LockedPackage>} */
  const installed = { '': root, ...Object.fromEntries(sorted) };
  return {
    manifest: { ...root, private: true, type: 'module', main: 'lib/index.cjs' },
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: installed,
    },
  };
}
