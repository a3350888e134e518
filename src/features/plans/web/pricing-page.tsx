import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { shortDate } from '../../../shared/dates.ts';
import { pageOf } from '../../../platform/web/page-context.ts';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { TextPage, TextSection } from '../../../platform/web/ui/text-page.tsx';
import { useViewer } from '../../accounts/web/accounts.ts';
import { allowanceOf } from '../../credits/contract/allowances.ts';
import type { Credits } from '../../credits/contract/credits.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import { FREE_PLAN } from '../contract/plan-types.ts';

export const meta: MetaFunction = () =>
  pageMeta('Plans. Offhand', 'What is free on Offhand, and what Premium and Premium Plus include.');

/** The credits of a member; null for everybody else, who may read the page too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await pageOf(context).api.GET('/api/credits');
  return { credits: data ?? null };
}

export default function PricingPage() {
  const { credits } = useLoaderData<typeof loader>();
  const { account } = useViewer();
  return (
    <TextPage title="Plans" lead="Selling is free and stays free. A plan lets you say it instead of typing.">
      {account && credits && (
        <TextSection title="Your plan">
          <p>
            <strong>{PLAN_NAMES[account.planType]}</strong>. {creditsInWords(credits)}
          </p>
        </TextSection>
      )}
      <TextSection title="Not for sale yet">
        <p>
          Plans and credit packs can't be bought on this site yet. Until then,{' '}
          <Link to="/create-listing">type your listing</Link>: that's free, and a few words are enough.
        </p>
      </TextSection>
      <TextSection title="Free for everyone">
        <ul>
          <li>List, browse, chat and sell, with no fees.</li>
          <li>Listings drafted from a few words.</li>
          <li>
            With an account, {creditsAMonth(FREE_PLAN)}. One recording uses one credit: it becomes a
            transcript that you can improve, copy and download.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Premium">
        <ul>
          <li>Voice to listing: say what you sell, and your recording becomes the listing.</li>
          <li>{upperFirst(creditsAMonth('premium_monthly'))}.</li>
        </ul>
      </TextSection>
      <TextSection title="Premium Plus">
        <ul>
          <li>Everything in Premium.</li>
          <li>{upperFirst(creditsAMonth('premium_plus_monthly'))}.</li>
        </ul>
      </TextSection>
    </TextPage>
  );
}

function creditsAMonth(planType: string): string {
  const count = allowanceOf(planType);
  return count === 1 ? '1 voice credit a month' : `${count} voice credits a month`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function creditsInWords({ available, total, unlimited, resetsAt }: Credits): string {
  if (unlimited) return 'Your voice credits are unlimited.';
  const left = `You have ${available} of ${total} voice ${total === 1 ? 'credit' : 'credits'} left.`;
  return resetsAt === null ? left : `${left} They renew on ${shortDate(resetsAt)}.`;
}
