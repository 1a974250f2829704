import { afterEach, expect, test } from 'vitest';
import { isBusy, mayShowOn } from './may-open';

afterEach(() => document.body.replaceChildren());

function buildElement(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

test('mayShowOn excludes login, register, admin and the pages below them', () => {
  for (const path of ['/login', '/register', '/admin', '/admin/users', '/login/']) {
    expect(mayShowOn(path), path).toBe(false);
  }
  for (const path of ['/', '/pricing-charts', '/administration', '/general', '/blogs/login']) {
    expect(mayShowOn(path), path).toBe(true);
  }
});

test('isBusy counts text in a field, but no empty field, button or checkbox', () => {
  for (const html of [
    '<input value="No">',
    '<input type="email" value="n@">',
    '<textarea>Dear</textarea>',
    '<select></select>',
  ]) {
    expect(isBusy(buildElement(html)), html).toBe(true);
  }
  for (const html of [
    '<input>',
    '<textarea></textarea>',
    '<button></button>',
    '<input type="checkbox" value="on">',
    '<a href="/">x</a>',
  ]) {
    expect(isBusy(buildElement(html)), html).toBe(false);
  }
  expect(isBusy(null)).toBe(false);
});

test('isBusy counts an open dialog', () => {
  buildElement('<div role="dialog"></div>');
  expect(isBusy(null)).toBe(true);
});
