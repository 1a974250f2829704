import { describe, expect, test } from 'vitest';
import { anchorOf, parseMarkdown } from './markdown';

describe('the parser', () => {
  test('reads each kind of block', () => {
    const blocks = parseMarkdown(
      [
        '## A `code` title',
        'Two lines',
        'of one paragraph.',
        '',
        '- one',
        '  goes on',
        '- two',
        '',
        '1. first',
        '',
        '> a note',
        '',
        '| a | b |',
        '| --- | --: |',
        '| 1 | 2 |',
        '',
        '```json theme.json',
        '{ "a": 1 }',
        '',
        '```',
        '',
        `![what it shows](name "It's a caption")`,
      ].join('\n'),
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, text: 'A `code` title', id: 'a-code-title' },
      { kind: 'paragraph', text: 'Two lines of one paragraph.' },
      { kind: 'list', ordered: false, items: ['one goes on', 'two'] },
      { kind: 'list', ordered: true, items: ['first'] },
      { kind: 'note', text: 'a note' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']], right: [false, true] },
      { kind: 'code', language: 'json', name: 'theme.json', code: '{ "a": 1 }\n' },
      { kind: 'figure', name: 'name', alt: 'what it shows', caption: "It's a caption" },
    ]);
  });

  test('anchors are plain words', () => {
    expect(anchorOf('Check lightness, not hue')).toBe('check-lightness-not-hue');
    expect(anchorOf('What is in a `key`?')).toBe('what-is-in-a-key');
  });
});
