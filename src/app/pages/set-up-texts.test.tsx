import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { QuickCreate } from '../../features/dashboard/web/quick-create.tsx';
import { FreeStaysFree } from '../../features/plans/web/free-stays-free.tsx';
import { PlanQuestions } from '../../features/plans/web/plan-questions.tsx';
import { HomeSteps } from '../../features/site/web/home-steps.tsx';
import type { SiteSupport } from '../../platform/web/site-support.ts';
import { VoiceNeeds } from '../../platform/web/voice-needs.tsx';

/** What home, pricing with its questions, packs and the dashboard say on a site with this set-up. */
function textsOn(support: SiteSupport): string {
  const element = (
    <>
      <HomeSteps />
      <FreeStaysFree />
      <PlanQuestions salesEmail={null} />
      <VoiceNeeds />
      <QuickCreate className="" />
    </>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { support } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

const READS_PHOTOS = /take a photo and we write|from photo or text|photo and text drafts|say it or snap it/i;
const NEEDS_A_BROWSER = /such as chrome or edge|your browser writes it down/i;
const READS_WRITING = /tap what we read on the item/i;
const WRITES_DOWN = /you talk, we write it down/i;

test.each([
  ['nothing', { text: false, vision: false, speech: false, writing: false }],
  ['the built-in reader', { text: false, vision: false, speech: false, writing: true }],
  ['a vision model', { text: true, vision: true, speech: false, writing: true }],
  ['a vision model and a speech service', { text: true, vision: true, speech: true, writing: true }],
] as const)('Home, pricing, questions, packs and dashboard are true on a site with %s', (_name, support) => {
  const texts = textsOn(support);
  expect(READS_PHOTOS.test(texts)).toBe(support.vision);
  // With a model, the reader is only its stand-in.
  expect(READS_WRITING.test(texts)).toBe(support.writing && !support.vision);
  expect(WRITES_DOWN.test(texts)).toBe(support.speech);
  expect(NEEDS_A_BROWSER.test(texts)).toBe(!support.speech);
});
