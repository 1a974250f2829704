import { describe, expect, test } from 'vitest';
import {
  checkStatement,
  readRowKind,
  ROW_KINDS,
  formatStatementName,
  readStoredRowKind,
} from './index';

const createRow = (kind: (typeof ROW_KINDS)[number], value: number | null) => ({ kind, value });

describe('the kind of a row', () => {
  test('is read from numbers in the order of the list', () => {
    expect([0, 1, 2, 3, 4, 5].map(readRowKind)).toEqual([...ROW_KINDS]);
    expect(readRowKind('4')).toBe('inverted');
    // A field that only marked subtotals may hold any number.
    expect(readRowKind(7)).toBe('subtotal');
  });

  test('is read from words, whatever their case and the spaces around them', () => {
    const words = ['Cost', ' Kosten ', 'ZWISCHENSUMME', 'coût', '費用', 'تكلفة', 'skip', 'Anfang'];
    expect(words.map(readRowKind)).toEqual([
      ...['inverted', 'inverted', 'subtotal', 'inverted', 'inverted', 'inverted', 'ignored'],
      'opening',
    ]);
  });

  test('keeps the old marks of subtotals: true and other texts mark one, blanks and false none', () => {
    expect([true, 'yes', 'x', '1'].map(readRowKind)).toEqual(Array(4).fill('subtotal'));
    expect([false, null, undefined, '', 'False', '0'].map(readRowKind)).toEqual(
      Array(6).fill('value'),
    );
  });

  test('is read from the report, where it is one of the list', () => {
    expect(readStoredRowKind({ statementRow: { kind: 'inverted' } })).toBe('inverted');
    expect(readStoredRowKind({ statementRow: { kind: 'cost' } })).toBeNull();
    expect(readStoredRowKind(undefined)).toBeNull();
  });

  test('puts a minus before the name of costs alone', () => {
    expect(formatStatementName('Costs', 'inverted')).toBe('−\u00A0Costs');
    expect(formatStatementName('Sales', 'value')).toBe('Sales');
  });
});

describe('the sums of a statement', () => {
  test('subtract costs, and leave out ignored rows', () => {
    const { rows, total } = checkStatement([
      createRow('value', 1000),
      createRow('inverted', 600),
      createRow('ignored', 99),
      createRow('subtotal', 400),
      createRow('inverted', 250),
      createRow('closing', 150),
    ]);
    expect(rows.map(({ gap }) => gap)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(total).toBe(150);
  });

  test('say how far a subtotal lies above its rows, and go on from the model', () => {
    const { rows, total } = checkStatement([
      createRow('value', 120),
      createRow('inverted', 70),
      createRow('subtotal', 45),
      createRow('inverted', 9),
      createRow('subtotal', null),
    ]);
    expect(rows[2]).toEqual({ value: 45, gap: -5 });
    expect(rows[4]).toEqual({ value: 36, gap: 0 });
    expect(total).toBe(36);
  });

  test('accept a subtotal of its own section, which a closing level is not', () => {
    const section = [createRow('value', 10), createRow('subtotal', 10), createRow('value', 5)];
    expect(checkStatement([...section, createRow('subtotal', 5)]).rows.at(-1)?.gap).toBe(0);
    expect(checkStatement([...section, createRow('closing', 5)]).rows.at(-1)?.gap).toBe(-10);
  });

  test('begin at an opening level', () => {
    const { rows } = checkStatement([
      createRow('opening', 1000),
      createRow('value', 300),
      createRow('inverted', 200),
      createRow('closing', 1100),
    ]);
    expect(rows.map(({ gap }) => gap)).toEqual([0, 0, 0, 0]);
  });

  test('ignore the noise of the last bits', () => {
    const noisy = [createRow('value', 0.1), createRow('value', 0.2), createRow('subtotal', 0.3)];
    expect(checkStatement(noisy).rows[2]?.gap).toBe(0);
  });

  test('treat infinity and blanks as no number', () => {
    const { total } = checkStatement([
      createRow('value', Infinity),
      createRow('value', null),
      createRow('value', 3),
    ]);
    expect(total).toBe(3);
  });

  test('leave a level blank below rows that are all blank', () => {
    const rows = [
      createRow('value', null),
      createRow('inverted', null),
      createRow('subtotal', null),
    ];
    expect(checkStatement(rows).rows[2]).toEqual({ value: null, gap: 0 });
    expect(
      checkStatement([...rows, createRow('value', 4), createRow('closing', null)]).rows[4]?.value,
    ).toBe(4);
    expect(
      checkStatement([createRow('opening', 7), createRow('closing', null)]).rows[1]?.value,
    ).toBe(7);
  });
});
