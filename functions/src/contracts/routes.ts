import type { Method } from './operation';

/** Every path of the API begins with this. */
export const API_PREFIX = '/api/v1';

/**
 * The address of every operation, apart from its schemas: the browser's first bytes carry this and
 * no zod. Paths are below API_PREFIX, with parameters in braces.
 */
export const routes = {
  health: { method: 'get', path: '/health' },
  getUser: { method: 'get', path: '/users/{uid}' },
  createUser: { method: 'post', path: '/users' },
  listUsers: { method: 'get', path: '/users' },
  updateUser: { method: 'put', path: '/users/{id}' },
  deleteUser: { method: 'delete', path: '/users/{id}' },
  exportUser: { method: 'get', path: '/users/{uid}/export' },
  claimFreeLicense: { method: 'post', path: '/users/license-free/{uid}' },
  getLatestOffer: { method: 'get', path: '/discount/latest' },
  takeOfferPlace: { method: 'get', path: '/discount/decrement' },
} as const satisfies Record<string, { method: Method; path: string }>;

export type OperationName = keyof typeof routes;
