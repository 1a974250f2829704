import { describe, expect, test } from 'vitest';
import { normalizeMailbox } from './mailbox';

describe('normalizeMailbox', () => {
  test.each([
    ['nora@flexa.test', ['Nora@Flexa.TEST', ' nora@flexa.test ', 'nora@flexa.test.']],
    ['nora@flexa.test', ['nora+1@flexa.test', 'nora+a+b@flexa.test', 'nora+@flexa.test']],
    ['nlind@gmail.com', ['n.lind@gmail.com', 'N.L.I.N.D+x@googlemail.com', 'nlind@googlemail.com']],
    ['nora@xn--bcher-kva.example', ['nora@bücher.example', 'NORA@BÜCHER.example']],
    ['nora@flexa.test', ['ｎｏｒａ@flexa.test']],
  ])('different spellings belong to the mailbox %s', (mailbox, written) => {
    for (const email of [mailbox, ...written]) expect(normalizeMailbox(email)).toBe(mailbox);
  });
});

test.each([
  ['dots are part of an address elsewhere', 'n.lind@flexa.test', 'nlind@flexa.test'],
  ['a hyphen is no alias', 'nora-lind@yahoo.example', 'nora@yahoo.example'],
  ['domains below one another', 'nora@mail.flexa.test', 'nora@flexa.test'],
])('different mailboxes stay different: %s', (_why, one, other) => {
  expect(normalizeMailbox(one)).not.toBe(normalizeMailbox(other));
});

test.each(['+tag@flexa.test', '@flexa.test', 'no address', '', 'a@', '"a@b"@flexa.test'])(
  'normalizing an invalid address never returns an empty text: %j',
  (text) => {
    expect(normalizeMailbox(text)).toBe(text.trim());
  },
);
