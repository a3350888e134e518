import { expect, test } from 'vitest';
import { scriptsOf } from './preload-pages.ts';

test('A page is loaded with the layouts around it and everything they import, once', () => {
  const routes = {
    root: { path: '', module: '/root.js', imports: ['/vendor.js'] },
    messages: {
      parentId: 'root',
      module: '/messages.js',
      clientLoaderModule: '/inbox-loader.js',
      imports: ['/vendor.js', '/list.js'],
    },
    chat: { parentId: 'messages', path: 'messages/:id', module: '/chat.js', imports: ['/vendor.js'] },
    home: { parentId: 'root', index: true, module: '/home.js' },
    about: { parentId: 'root', path: 'about', module: '/about.js' },
  };
  expect(scriptsOf(routes, ['messages/:id'])).toEqual([
    '/chat.js',
    '/vendor.js',
    '/messages.js',
    '/inbox-loader.js',
    '/list.js',
    '/root.js',
  ]);
  expect(scriptsOf(routes, ['/'])).toEqual(['/home.js', '/root.js', '/vendor.js']);
  expect(scriptsOf(routes, [])).toEqual([]);
});
