import { expect, test } from 'vitest';
import { readSavedSettings } from '../../build/saved-settings';
import { fakeHost } from '../testing/host';
import { createSampleView, VISUAL_CLASSES } from '../testing/visuals';

/** The values of Microsoft's enums, which exist only as types. */
const [CREATE, DATA] = [0, 2];
const SAVED = [...(await readSavedSettings())].flatMap(([version, visuals]) =>
  Object.entries(visuals).map(([name, objects]) => [name, version, objects] as const),
);

test.each(SAVED)('%s opens a report of version %s', (name, _, objects) => {
  const { host, asked } = fakeHost();
  const element = document.createElement('div');
  const visual = new VISUAL_CLASSES[name as keyof typeof VISUAL_CLASSES]({ element, host });
  const view = createSampleView(name as keyof typeof VISUAL_CLASSES);
  Object.assign(view.metadata, { objects });
  visual.update({
    viewport: { width: 900, height: 500 },
    dataViews: [view],
    type: DATA,
    operationKind: CREATE,
  });
  expect(asked()).toEqual([]);
  expect(element.textContent).not.toContain('State_Failed');
  expect(element.querySelectorAll('[role=option],[role=row][aria-level]').length).toBeGreaterThan(
    0,
  );
  expect(visual.getFormattingModel().cards.length).toBeGreaterThan(0);
});
