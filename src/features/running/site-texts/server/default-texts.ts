import { BROWSER_DATA } from '../../../../shared/browser-data.ts';
import type { SettingValues } from '../../../../shared/site-settings.ts';
import type { SiteTextName } from '../../../../shared/site-texts.ts';
import { STORED_DATA } from '../../../../shared/stored-data.ts';
import { GRACE_DAYS } from '../../../paying/plans/contract/subscription-lifecycle.ts';
import { DELETION_LIMITS } from '../../../people/account-deletion/contract/deletion-limits.ts';
import type { SiteRule } from '../../../trust/cases/contract/site-rule.ts';
import { escapeMarkdown } from './render-markdown.ts';

/** What our texts depend on. */
export interface DefaultTextFacts {
  settings: Pick<SettingValues, 'siteName' | 'plans' | 'guests'>;
  /** The rules that decisions refer to. */
  rules: readonly Pick<SiteRule, 'title' | 'text'>[];
}

/** Returns our text in Markdown, for a site whose operator wrote none. It names only what the site has. */
export const defaultText = (name: SiteTextName, facts: DefaultTextFacts): string =>
  ({ terms, privacy, rules })[name](facts).trim();

const terms = ({ settings: { siteName, plans, guests } }: DefaultTextFacts) => `
In short: be honest, be fair, be careful.

## What ${escapeMarkdown(siteName)} is

A place where people offer second-hand items to each other. A sale is between the two of you: we aren't part of it, take no commission, and don't hold money or goods.
${
  plans
    ? `
## Plans and credits

Listing, finding and chatting are free. [Plans](/pricing) and [voice credits](/voice-credits) are extras. A monthly or yearly plan renews until you cancel it in [My plan](/settings/plan), and then works until the period you paid for ends. If a renewal can't be charged, the plan works for ${GRACE_DAYS} more days, or until you cancel it. A lifetime plan lasts as long as your account. Monthly credits end with the month; bought ones don't expire.
`
    : ''
}
## What you promise

- What you list is yours to sell, and the photos and description are accurate.
- You don't list anything that's illegal to sell where you live: no weapons, drugs, stolen or recalled goods, living animals, or anything that harms people. [Our rules](/rules) say more.
- You treat people with respect, show up when you say you will, and don't use the site to advertise.
- You keep your password${guests ? ', or your Guest ID and PIN,' : ''} to yourself.

## Leaving

You can delete your account${guests ? ' or your guest access' : ''} at any time, and change your mind for ${DELETION_LIMITS.undoDays} days by logging in. Your open deals end when you leave${plans ? ', and a plan stops renewing' : ''}.

## What we may do

We may remove listings and close accounts that break these terms, and limit how often you can do things so the site works for everyone.

## Stay safe

Meet in a public place, look before you pay, and trust your judgment. We offer the site as is. We do our best to keep it running and your data safe, but can't promise that nothing ever fails.
`;

/** Makes what comes before the colon bold: 'Your account: email address' to '**Your account:** email address'. */
const withBoldSubject = (what: string): string => what.replace(/^[^:]+:/, '**$&**');

const privacy = ({ settings: { plans, guests } }: DefaultTextFacts) => `
We keep what the marketplace needs to work. We never sell your data.

## What we keep, and for how long

${STORED_DATA.map(({ what, until }) => `- ${withBoldSubject(escapeMarkdown(what))} *${escapeMarkdown(until)}*`).join('\n')}

## Who sees it

Everyone can see your listings, name, picture and ratings. Only you can see your email address.${guests ? ' A guest is shown as “Guest User”.' : ''} An area is a name you typed; we never ask for an address. If you add a location to a listing or a group, we round it to within about half a mile. Everyone can see that area on maps and in distances.

Email and text messages go through services that this site has chosen. Your browser's push service delivers notifications. These pages have no ads, no trackers and no scripts from other companies.

The words, photos and recordings you turn into a listing may go to an AI service that this site has chosen, without your name. So may the words of listings and searches, to find listings by meaning. If your browser transcribes what you say, it may send the audio to its own speech service.
${
  plans
    ? `
## Payments

Plans and credit packs are paid on the pages of a payment service. It gets your email address and what you buy. Your card is entered there: we never see or store its number, only what was bought, when, for how much, and a label such as “Visa ending 4242”.
`
    : ''
}
## Cookies and storage

Your browser keeps these for us. None of it follows you to other sites.

${BROWSER_DATA.map(
  ({ kind, name, what, until }) =>
    `- ${escapeMarkdown(what)} *${escapeMarkdown(until)}* (${kind} \`${name}\`)`,
).join('\n')}
- If you turn on push, your browser shows notifications even when this site is closed.

## Deleting your data

Deleting a listing removes it and its photos for good. You can delete your account in [Account settings](/settings/account#delete)${guests ? ', and your guest access on your [dashboard](/dashboard)' : ''}. Your listings and your profile are hidden right away. For ${DELETION_LIMITS.undoDays} days you can undo it by logging in. After that, all your data is deleted. Others keep their chats and deals with “Deleted user”, and your reviews stay without your name.

To have your messages to us deleted, [contact us](/contact).
`;

const rules = ({ rules: all }: DefaultTextFacts) => `
What everyone here can count on. If we take something down, we say which rule it broke.

${all.map(({ title, text }, index) => `${index + 1}. **${escapeMarkdown(title)}.** ${escapeMarkdown(text)}`).join('\n')}

## When something isn't right

Report it: every listing, message and profile has a Report button. [How we decide](/transparency) shows what people reported and what we did about it.
`;
