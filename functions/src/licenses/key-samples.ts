import { exportJWK, generateKeyPair } from 'jose';
import type { License } from '@flexa/contracts/licenses';
import type { PrivateKey } from '../platform/config';

/** An active licence whose keys the tests make and forge. */
export const LICENSE: License = {
  id: 'cs_test_1-suite',
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'membership',
  visualType: 'suite',
  month: 12,
  quantity: 5,
  source: 'order',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2027-11-20T12:00:00.000Z',
  deletedAt: null,
  revokedReason: null,
};

export async function newKey(kid: string): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { ...((await exportJWK(privateKey)) as PrivateKey), kid };
}
