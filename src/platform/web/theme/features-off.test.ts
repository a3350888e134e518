import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_FEATURE_KEYS, SITE_FEATURES } from '../../../shared/site-features.ts';

const css = readFileSync(new URL('features-off.css', import.meta.url), 'utf8');

test.each(SITE_FEATURE_KEYS)('Turned off, %s has no links left', (key) => {
  const [, part = ''] = css.split(`[data-off~="${key}"]`);
  const [selector = ''] = part.split('[data-off');
  const starts = [...selector.matchAll(/\[href\^="([^"]+)"\]/g)].map(([, start = '']) => start);
  for (const page of SITE_FEATURES[key].pages)
    expect(
      starts.some((start) => page.startsWith(start)),
      page,
    ).toBe(true);
});
