import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { HowCreditsWork } from '../../features/paying/credits/web/voice-credits-page.tsx';
import { PAID_PLANS, planOffer } from '../../features/paying/plans/contract/offers.ts';
import { FreePlanCard, LifetimePlans, RenewingPlanCard } from '../../features/paying/plans/web/plan-card.tsx';
import { PREMIUM_CARD, PREMIUM_PLUS_CARD } from '../../features/paying/plans/web/plan-cards.ts';
import { offersByPlan } from '../../features/paying/plans/web/plan-offers.ts';
import { FreeStaysFree, PlanQuestions } from '../../features/paying/plans/web/pricing-texts.tsx';
import { HomeAi } from '../../features/running/site/web/home-ai.tsx';
import HomeFeatures from '../../features/running/site/web/home-features.tsx';
import { HomeHero } from '../../features/running/site/web/home-hero.tsx';
import { HomeSteps } from '../../features/running/site/web/home-steps.tsx';
import { QuickCreate } from '../../features/selling/dashboard/web/shortcuts.tsx';
import { VoiceNeeds } from '../../features/selling/voice/web/check/voice-needs.tsx';
import type { SiteSupport } from '../../platform/web/page/site-support.ts';
import { DEFAULT_PLAN_PRICES } from '../../shared/prices.ts';

const OFFERS = offersByPlan(
  PAID_PLANS.map((plan) => ({ ...planOffer(plan, DEFAULT_PLAN_PRICES), isForSale: true })),
);

const PAGES = {
  home: (
    <>
      <HomeHero onGuestNear={() => undefined} onGuest={() => undefined} />
      <HomeSteps />
      <HomeAi />
      <HomeFeatures />
    </>
  ),
  dashboard: <QuickCreate className="" />,
  pricing: (
    <>
      <FreeStaysFree />
      <VoiceNeeds />
      <FreePlanCard isMine={false} action={null} />
      <RenewingPlanCard offers={OFFERS} card={PREMIUM_CARD} yearly={false} isMine={false} action={null} />
      <RenewingPlanCard
        offers={OFFERS}
        card={PREMIUM_PLUS_CARD}
        yearly={false}
        isMine={false}
        action={null}
      />
      <LifetimePlans offers={OFFERS} action={() => null} />
      <PlanQuestions salesEmail={null} />
    </>
  ),
  packs: (
    <>
      <VoiceNeeds />
      <HowCreditsWork />
    </>
  ),
};
type PageName = keyof typeof PAGES;

/** Returns the texts of a page on a site with these services. */
function textsOf(page: PageName, support: SiteSupport): string[] {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: PAGES[page], loader: () => null }], {
    hydrationData: { loaderData: { root: { support } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<\/?(?:b|strong|br|wbr)(?: [^>]*)?>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** Promises a listing from a photo alone. */
const PHOTO_PROMISE =
  /photo and we write|photo (?:and|or) text|snap (?:it|a photo), (?:or|name)|snap it\. we write|or snap it/i;
/** Promises to read text on items. */
const WRITING_PROMISE = /tap what we read on the item/i;
/** Promises speech to text. */
const VOICE_PROMISE = /\b(?:talk|say it|dictate|voice to listing|your words into a post)\b/i;
/** Says that the browser or keyboard has to provide it. */
const NAMES_A_NEED = /\byour (?:browser|keyboard)\b|a browser that/i;

const SET_UPS = [
  ['nothing', { text: false, vision: false, speech: false, writing: false }],
  ['the built-in reader', { text: false, vision: false, speech: false, writing: true }],
  ['a vision model', { text: true, vision: true, speech: false, writing: true }],
  ['a vision model and a speech service', { text: true, vision: true, speech: true, writing: true }],
] as const;

test.each(SET_UPS)(
  'Home, dashboard, plans, questions and packs promise what a site with %s does',
  (_name, site) => {
    const texts = Object.keys(PAGES).flatMap((page) => textsOf(page as PageName, site));
    const photos = texts.filter((text) => PHOTO_PROMISE.test(text));
    const voice = texts.filter((text) => VOICE_PROMISE.test(text));
    const inEveryBrowser = voice.filter((text) => !NAMES_A_NEED.test(text));
    expect([...(site.vision ? [] : photos), ...(site.speech ? [] : inEveryBrowser)]).toEqual([]);
    // Configured services are mentioned, too.
    expect(photos.length > 0).toBe(site.vision);
    expect(inEveryBrowser.length > 0).toBe(site.speech);
    // With a model, the reader is only a fallback.
    expect(texts.some((text) => WRITING_PROMISE.test(text))).toBe(site.writing && !site.vision);
  },
);

test.each(['pricing', 'packs'] as const)(
  'What voice needs stands once on %s, and only where a browser can lack it',
  (page) => {
    const counts = SET_UPS.map(
      ([, site]) =>
        textsOf(page, site).filter((text) => text.startsWith('Voice on this site needs a browser')).length,
    );
    expect(counts).toEqual([1, 1, 1, 0]);
  },
);
