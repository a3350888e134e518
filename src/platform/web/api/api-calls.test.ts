import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that ask the server without the typed client, and what for. */
const WITHOUT_CLIENT: readonly string[] = [
  // Uploads: only XMLHttpRequest reports progress, and a service worker has no XMLHttpRequest.
  'src/platform/web/files/upload-file.ts',
  'src/features/items/listings/web/drafts/post-queued.ts',
  // A photo's file.
  'src/features/items/photos/web/use-photo-uploads.ts',
  // Whether the site is reachable again.
  'src/platform/web/connection/use-connection.ts',
];

test('Pages call the server through the typed client, whose endpoints are documented (PROD-19)', () => {
  const pages = globSync(['src/**/web/**/*.{ts,tsx}', 'src/app/pages/**/*.{ts,tsx}']).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const pagesWithCalls = pages.filter((file) =>
    /(?<![.\w])fetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/.test(readFileSync(file, 'utf8')),
  );
  expect(pagesWithCalls.toSorted()).toEqual(WITHOUT_CLIENT.toSorted());
});
