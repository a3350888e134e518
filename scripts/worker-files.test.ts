import { expect, test } from 'vitest';
import { filesOf, readRoutes } from './worker-files.ts';

const routes = {
  root: { path: '', module: '/root.js', imports: ['/vendor.js'], css: ['/root.css#'] },
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
const manifest = { url: '/manifest.js', entry: { module: '/entry.js', imports: ['/vendor.js'] }, routes };
const always = ['/manifest.js', '/entry.js', '/vendor.js'];

test('A page is kept with the layouts around it and everything they import, once', () => {
  expect(filesOf(manifest, ['messages/:id'])).toEqual([
    ...always,
    '/chat.js',
    '/messages.js',
    '/inbox-loader.js',
    '/list.js',
    '/root.js',
    '/root.css',
  ]);
  expect(filesOf(manifest, ['/'])).toEqual([...always, '/home.js', '/root.js', '/root.css']);
  expect(filesOf(manifest, [])).toEqual(always);
});

test("The router's manifest is read from its script", () => {
  expect(readRoutes(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toEqual(manifest);
});
