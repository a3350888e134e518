import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PAGES_ONLY } from '../support/browsers.ts';
import type { PhotoPlan, Way } from './make-photos.ts';

/** CSS pixels of a photo; it has 1.34 times as many. */
const FRAME = { width: 900, height: 1200 };

export const fontFace = (family: string, file: string): string => {
  const font = readFileSync(file).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
};

const ownFontFace = (name: string, family: string): string => {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return fontFace(`${family} Variable`, fileURLToPath(import.meta.resolve(file)));
};

const STYLE = `
${ownFontFace('bricolage-grotesque', 'Bricolage Grotesque')}
${ownFontFace('hanken-grotesk', 'Hanken Grotesk')}
body { margin: 0; width: 900px; height: 1200px; overflow: hidden; display: grid; place-items: center }
.card { box-sizing: border-box; padding: 40px; position: relative; white-space: nowrap; box-shadow: 0 20px 40px #0008 }
.card > div[style*='24px'] { white-space: normal }
.small { font: 18px 'Liberation Sans'; line-height: 1.6 }
.disc { margin: 70px auto; width: 220px; height: 220px; border-radius: 50%; background: currentColor; opacity: .35 }
.picture { flex: 1; margin-bottom: 24px; background: radial-gradient(circle at 50% 45%, currentColor, transparent 70%); opacity: .4 }
.code { position: absolute; bottom: 40px; right: 40px }
.glare { position: fixed; inset: 0; background: radial-gradient(ellipse 420px 260px at 45% 42%, #fffd, #fff0 75%) }
canvas { position: fixed; inset: 0 }`;

/** How strongly a way shows: from 0 to 1, differently for each photo. */
const strengthOf = (index: number): number => ((index * 37) % 100) / 100;

function lookOf(way: Way, strength: number): { transform: string; filter: string } {
  const sign = strength > 0.5 ? 1 : -1;
  const transform: Partial<Record<Way, string>> = {
    tilted: `rotate(${sign * (5 + 15 * strength)}deg)`,
    perspective: `perspective(1300px) rotateY(${sign * (15 + 40 * strength)}deg) rotateX(${sign * 20}deg)`,
    sideways: `rotate(${sign * 90}deg)`,
    'upside down': 'rotate(180deg)',
    'far away': `scale(${0.6 - 0.38 * strength})`,
    'all at once': `perspective(1300px) rotateY(${sign * 25}deg) rotate(${sign * (4 + 10 * strength)}deg) scale(0.8)`,
  };
  const filter: Partial<Record<Way, string>> = {
    blurred: `blur(${1 + 4 * strength}px)`,
    dark: `brightness(${0.4 - 0.22 * strength}) contrast(0.85)`,
    'all at once': `blur(${0.8 + 1.6 * strength}px) brightness(0.6)`,
  };
  return { transform: transform[way] ?? 'none', filter: filter[way] ?? 'none' };
}

/**
 * Takes each photo with a camera of CSS, as JPEG: the same ones in each run on a machine with the same fonts.
 * @param fontFaces CSS of further fonts.
 */
export async function* renderPhotos(plans: readonly PhotoPlan[], fontFaces = ''): AsyncGenerator<Buffer> {
  const browser = await chromium.launch(PAGES_ONLY.launchOptions);
  try {
    const page = await openPage(browser);
    for (const [index, plan] of plans.entries())
      yield await renderPhoto(page, plan, fontFaces, strengthOf(index));
  } finally {
    await browser.close();
  }
}

const openPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: FRAME, deviceScaleFactor: 1.34 });

async function renderPhoto(
  page: Page,
  plan: PhotoPlan,
  fontFaces: string,
  strength: number,
): Promise<Buffer> {
  const { transform, filter } = lookOf(plan.way, strength);
  const boards = `repeating-linear-gradient(${(strength * 180).toFixed()}deg,${plan.table} 0 60px,color-mix(in srgb,${plan.table} 88%,#000) 60px 63px)`;
  await page.setContent(`
    <style>${fontFaces}${STYLE} body { background: ${boards}; filter: ${filter} } body > :first-child { transform: ${transform} }</style>
    ${plan.item}${plan.way === 'glare' ? '<div class="glare"></div>' : ''}`);
  if (plan.way === 'noisy') await page.evaluate(addNoise, 50 + Math.round(110 * strength));
  if (plan.way === 'all at once') await page.evaluate(addNoise, 40 + Math.round(40 * strength));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ type: 'jpeg', quality: 80 });
}

/** Runs in the page. */
function addNoise(alpha: number): void {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 1200;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const noise = context.createImageData(canvas.width, canvas.height);
  let state = 12_345;
  for (let index = 0; index < noise.data.length; index += 4) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    noise.data.fill(state >>> 24, index, index + 3);
    noise.data[index + 3] = alpha;
  }
  context.putImageData(noise, 0, 0);
  document.body.append(canvas);
}
