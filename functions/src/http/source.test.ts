import { describe, expect, test } from 'vitest';
import { readBlock, parseSource } from './source';

const ME = '203.0.113.7';
const HOSTING = '104.198.56.253';

describe('parseSource behind Hosting', () => {
  test.each([
    ['what Hosting and Google wrote', `${ME},${HOSTING}`],
    ['with an address that the caller made up', `198.51.100.1, ${ME}, ${HOSTING}`],
    ['with a thousand of them', `${'198.51.100.1, '.repeat(1000)}${ME}, ${HOSTING}`],
    ['with something that is no address', `<script>, ${ME}, ${HOSTING}`],
  ])('the caller behind Hosting is the second last address: %s', (_name, header) => {
    expect(parseSource(header, true)).toEqual({ address: ME, peer: HOSTING });
  });

  test('a caller who bypasses Hosting can forge the address, not the peer', () => {
    expect(parseSource(`198.51.100.1, ${ME}`, true)).toEqual({ address: '198.51.100.1', peer: ME });
    expect(parseSource(`anything at all, ${ME}`, true)).toEqual({ address: ME, peer: ME });
    expect(parseSource(ME, true)).toEqual({ address: ME, peer: ME });
  });
});

test('a function without Hosting takes the last address as the caller', () => {
  expect(parseSource(`198.51.100.1, ${ME}`, false)).toEqual({ address: ME, peer: ME });
});

test('without a front end the source is unknown', () => {
  for (const header of [undefined, '', 'garbage']) {
    expect(parseSource(header, true)).toEqual({ address: '', peer: '' });
  }
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', ME],
])('one IPv6 network counts as one caller: %s', (address, network) => {
  expect(parseSource(address, false).address).toBe(network);
});

test.each([
  ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56'],
  ['0:0:0:0::/64', '0:0:0:0::/56'],
  [ME, ME],
  ['', ''],
])(
  'the IPv6 network %j belongs to the block %j; an IPv4 address is its own block',
  (network, block) => {
    expect(readBlock(network)).toBe(block);
  },
);
