import { describe, expect, test } from 'vitest';
import { drawn, findPoint } from '../scene/drawn';
import { fakeHost } from '../testing/host';
import { VISUAL_CLASSES, createSampleView } from '../testing/visuals';

/** The values of Microsoft's enums, which exist only as types. */
const [CREATE, DATA] = [0, 2];

function startVisual(name: keyof typeof VISUAL_CLASSES) {
  const { host, asked } = fakeHost();
  const element = document.createElement('div');
  document.body.append(element);
  const visual = new VISUAL_CLASSES[name]({ element, host });
  visual.update({
    viewport: { width: 640, height: 360 },
    dataViews: [createSampleView(name)],
    type: DATA,
    operationKind: CREATE,
  });
  const shapes = [...element.querySelectorAll('*')].filter((one) => drawn.has(one));
  const words = shapes.filter((one) => one.textContent !== '' && one.childElementCount === 0);
  asked();
  return { visual, element, shapes, words, asked };
}

const click = (target: Element, type: 'click' | 'contextmenu') => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 7, clientY: 9 });
  target.dispatchEvent(event);
  return event;
};

describe.each(Object.keys(VISUAL_CLASSES) as (keyof typeof VISUAL_CLASSES)[])('%s', (name) => {
  test('opens Power BI’s menu on every part of it, with the point if there is one', () => {
    const { element, shapes, words, asked } = startVisual(name);
    expect(words.length).toBeGreaterThan(3);
    for (const target of [element, ...element.querySelectorAll('*')]) {
      const event = click(target, 'contextmenu');
      const [menu, ...others] = asked();
      // Power BI's own menu of the browser would cover it.
      expect(event.defaultPrevented).toBe(true);
      expect(others).toEqual([]);
      expect(menu).toMatch(/^menu of .+ at 7, 9$/);
      if (findPoint(target) === undefined) expect(menu).toBe('menu of the visual at 7, 9');
    }
    expect(shapes.some((shape) => findPoint(shape) !== undefined)).toBe(true);
    element.remove();
  });

  test('clears the selection on empty space, beside the drawing and on its axes', () => {
    const { element, words, asked } = startVisual(name);
    const empty = [element, ...element.children, ...words].filter(
      (target) => findPoint(target) === undefined && !target.closest('button'),
    );
    expect(empty.length).toBeGreaterThan(1);
    for (const target of empty) {
      click(target, 'click');
      expect(asked()).toEqual(['clear']);
    }
    element.remove();
  });

  test('answers no click once Power BI has given its element to another visual', () => {
    const { visual, element, asked } = startVisual(name);
    visual.destroy();
    for (const type of ['click', 'contextmenu'] as const) click(element, type);
    expect(asked()).toEqual([]);
    element.remove();
  });

  test('selects a point by any of its parts', () => {
    const { element, shapes, asked } = startVisual(name);
    const parts = shapes.filter(
      (shape) => findPoint(shape) !== undefined && !shape.closest('button,[role=button]'),
    );
    const answers = parts.map((part) => {
      click(part, 'click');
      return asked().map((one) => one.split(' ')[0]);
    });
    expect(answers.some(([first]) => first === 'select')).toBe(true);
    expect(answers.every(({ length }) => length <= 1)).toBe(true);
    element.remove();
  });
});
