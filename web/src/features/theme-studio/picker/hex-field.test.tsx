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
])('%s is pasted as the colour it is', (text, color) => {
  const { field, onChange } = open();
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(color);
});

test('what holds no colour is pasted as it is', () => {
  const { field, onChange } = open();
  const goesOn = fireEvent.paste(field, { clipboardData: { getData: () => 'a word' } });
  expect(goesOn).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('three digits expand to six on blur; two are an error', () => {
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
