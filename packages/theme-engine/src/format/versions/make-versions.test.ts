import { expect, test } from 'vitest';
import type { JsonObject } from '../../model/json';
import { compareVersions, makeVersions } from './make-versions';

type Cards = Readonly<Record<string, readonly string[]>>;

const createCards = (cards: Cards): JsonObject => ({
  properties: Object.fromEntries(
    Object.entries(cards).map(([card, names]) => [
      card,
      { items: { properties: Object.fromEntries(names.map((name) => [name, {}])) } },
    ]),
  ),
});

/** Creates a schema with common cards and visuals, in the form of Microsoft's. */
const createSchema = (common: Cards, visuals: Readonly<Record<string, Cards>>): JsonObject => ({
  definitions: {
    commonCards: createCards(common),
    ...Object.fromEntries(
      Object.entries(visuals).map(([name, cards]) => [
        `visual-${name}`,
        { allOf: [{ $ref: '#/definitions/commonCards' }, createCards(cards)] },
      ]),
    ),
  },
  properties: {
    visualStyles: {
      properties: Object.fromEntries(
        Object.keys(visuals).map((name) => [
          name,
          { properties: { '*': { $ref: `#/definitions/visual-${name}` } } },
        ]),
      ),
    },
  },
});

test('the table names the version of each visual, card and setting that a schema added', () => {
  const versions = makeVersions([
    {
      version: '2.114',
      schema: createSchema({ title: ['show'] }, { card: { labels: ['color', 'gone'] } }),
    },
    {
      version: '2.115',
      schema: createSchema(
        { title: ['show', 'text'] },
        { card: { labels: ['color'], shape: ['radius'] } },
      ),
    },
    {
      version: '2.120',
      schema: createSchema(
        { title: ['show', 'text'], spacing: ['gap'] },
        {
          card: { labels: ['color', 'bold'], shape: ['radius', 'fill'] },
          slicer: { items: ['color'] },
        },
      ),
    },
  ]);
  expect(versions).toEqual({
    oldest: '2.114',
    newest: '2.120',
    added: {
      '2.115': { shape: ['card'], 'title.text': ['*'] },
      '2.120': {
        '*': ['slicer'],
        'labels.bold': ['card'],
        'shape.fill': ['card'],
        spacing: ['*'],
      },
    },
  });
});

test('versions are ordered by number and not by letter', () => {
  expect(['2.120', '2.99', '2.115'].toSorted(compareVersions)).toEqual(['2.99', '2.115', '2.120']);
});
