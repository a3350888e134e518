import { randomInt } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, type Member, newMember } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

const origin = (): string => process.env.JOURNEY_URL ?? '';

export interface Person extends Member {
  context: BrowserContext;
  page: Page;
  /** Profile id. */
  id: string;
}

/** Creates another member, in a browser of the same kind as the journey's. */
export async function anotherMember(browser: Browser, like: Page): Promise<Person> {
  const member = newMember();
  const context = await anotherBrowser(browser, like);
  const headers = { Origin: origin() };
  expect((await context.request.post('/api/accounts/sign-up', { data: member, headers })).status()).toBe(201);
  const viewer = (await (await context.request.get('/api/viewer')).json()) as { account: { id: string } };
  return { ...member, context, page: await context.newPage(), id: viewer.account.id };
}

export async function anotherBrowser(browser: Browser, like: Page): Promise<BrowserContext> {
  const viewport = like.viewportSize();
  const phone = viewport !== null && viewport.width < 768;
  return browser.newContext({
    viewport,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    baseURL: origin(),
    locale: 'en-US',
    extraHTTPHeaders: fromAnotherHome(),
  });
}

/** Accounts on one network earn no Flash Drop points from each other. */
export const fromAnotherHome = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export interface DealConversation {
  seller: Person;
  listing: { id: string; title: string };
  conversationId: string;
  /** Sends texts as the seller or the buyer. */
  sellerSays: (...texts: string[]) => Promise<void>;
  buyerSays: (...texts: string[]) => Promise<void>;
}

/** Starts a conversation of the journey's member with the seller of a listing. */
export async function startConversation(browser: Browser, page: Page): Promise<DealConversation> {
  const seller = await anotherMember(browser, page);
  const listing = await postListing(seller.context.request, {
    title: `Lamp of ${seller.username}`,
    photos: 1,
  });
  const headers = { Origin: origin() };
  const buyer = page.context().request;
  const opened = await buyer.post('/api/conversations', { data: { listingId: listing.id }, headers });
  expect(opened.status(), await opened.text()).toBe(200);
  const { id } = (await opened.json()) as { id: string };
  const sayAs =
    (request: APIRequestContext) =>
    async (...texts: string[]) => {
      for (const text of texts) {
        const data = { clientId: crypto.randomUUID(), text };
        const sent = await request.post(`/api/conversations/${id}/messages`, { data, headers });
        expect(sent.status(), await sent.text()).toBe(201);
      }
    };
  return {
    seller,
    listing,
    conversationId: id,
    sellerSays: sayAs(seller.context.request),
    buyerSays: sayAs(buyer),
  };
}
