import { expect, test } from 'vitest';
import { trimManifest } from './trim-manifest.ts';

test('Browsers get the imports of preloaded pages and of the layouts around them alone', () => {
  const routes = {
    root: { imports: ['frame.js'] },
    home: { parentId: 'root', index: true, imports: ['home.js'] },
    slots: { parentId: 'root', imports: ['slots.js'] },
    browse: { parentId: 'slots', path: 'listings', imports: ['cards.js'] },
    desk: { parentId: 'root', imports: ['desk.js'] },
    cases: { parentId: 'desk', path: 'operator/cases', imports: ['cases.js'] },
  };
  expect(trimManifest({ routes }, ['/', 'listings'])).toEqual({
    routes: {
      ...routes,
      desk: { parentId: 'root' },
      cases: { parentId: 'desk', path: 'operator/cases' },
    },
  });
});
