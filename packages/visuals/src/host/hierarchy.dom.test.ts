import { expect, test } from 'vitest';
import { findPoint } from '../scene/drawn';
import { fakeHost } from '../testing/host';
import { VISUAL_CLASSES, createSampleView } from '../testing/visuals';

test.each(['variance-columns', 'bridge', 'bullet-list'] as const)(
  'the menu of a point of %s names its role, so that Power BI adds the drill commands',
  (name) => {
    const { host } = fakeHost();
    const manager = host.createSelectionManager();
    const roles: (string | undefined)[] = [];
    const withMenu = Object.assign(manager, {
      showContextMenu: (_: unknown, __: unknown, role?: string) => {
        roles.push(role);
        return Promise.resolve({});
      },
    });
    const element = document.createElement('div');
    const visual = new VISUAL_CLASSES[name]({
      element,
      host: {
        ...host,
        createSelectionManager: () => withMenu,
      },
    });
    visual.update({
      viewport: { width: 640, height: 360 },
      dataViews: [createSampleView(name)],
      type: 2,
    });
    const point = [...element.querySelectorAll('*')].find((one) => findPoint(one) !== undefined);
    for (const target of [point, element]) {
      target?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    }
    expect(roles).toEqual(['category', undefined]);
  },
);
