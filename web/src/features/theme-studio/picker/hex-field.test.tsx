import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INVALID_COLOR } from '@flexa/theme-engine/model';
import { HexField } from './hex-field';

afterEach(cleanup);

function open() {
  const onChange = vi.fn();
  render(<HexField value="#123456" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hex code');
  return { field, onChange };
}

test.each([
  ['rgb(255, 0, 170)', '#ff00aa'],
  ['hsl(320deg 100% 50%)', '#ff00aa'],
  ['color: #F0A;', '#ff00aa'],
])('pastes the colour in %s', (text, color) => {
  const { field, onChange } = open();
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(color);
});

test('pastes text without a colour unchanged', () => {
  const { field, onChange } = open();
  const goesOn = fireEvent.paste(field, { clipboardData: { getData: () => 'a word' } });
  expect(goesOn).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('expands three digits to six on blur, and reports an error for two', () => {
  const { field, onChange } = open();
  fireEvent.change(field, { target: { value: '#f0a' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#ff00aa');
  fireEvent.change(field, { target: { value: '#f0' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toBe(INVALID_COLOR);
});
