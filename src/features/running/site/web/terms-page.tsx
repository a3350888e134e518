import { Link, type MetaFunction } from 'react-router';
import { DELETION_LIMITS } from '../../../people/account-deletion/contract/deletion-limits.ts';
import { GRACE_DAYS } from '../../../paying/plans/contract/subscription-lifecycle.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { useSite } from '../../../../platform/web/use-site.ts';
import { TextPage, TextSection } from '../../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Terms', 'What you agree to when you list, buy or look around here.');

export default function TermsPage() {
  const { siteName } = useSite();
  return (
    <TextPage title="Terms" lead="In short: be honest, be fair, be careful.">
      <TextSection title={`What ${siteName} is`}>
        <p>
          A place where people offer second-hand items to each other. A sale is between the two of you: we
          aren't part of it, take no commission, and don't hold money or goods.
        </p>
      </TextSection>
      <TextSection title="Plans and credits">
        <p>
          Listing, finding and chatting are free. <Link to="/pricing">Plans</Link> and{' '}
          <Link to="/voice-credits">voice credits</Link> are extras. A monthly or yearly plan renews until you
          cancel it in <Link to="/settings/plan">My plan</Link>, and then works until the period you paid for
          ends. If a renewal can't be charged, the plan works for {GRACE_DAYS} more days. A lifetime plan
          lasts as long as your account. Monthly credits end with the month; bought ones don't expire.
        </p>
      </TextSection>
      <TextSection title="What you promise">
        <ul>
          <li>What you list is yours to sell, and the photos and description are accurate.</li>
          <li>
            You don't list anything that's illegal to sell where you live: no weapons, drugs, stolen or
            recalled goods, living animals, or anything that harms people.
          </li>
          <li>
            You treat people with respect, show up when you say you will, and don't use the site to advertise.
          </li>
          <li>You keep your password, or your Guest ID and PIN, to yourself.</li>
        </ul>
      </TextSection>
      <TextSection title="Leaving">
        <p>
          You can delete your account or your guest access at any time, and change your mind for{' '}
          {DELETION_LIMITS.undoDays} days by logging in. Your open deals end when you leave, and a plan ends
          when your account is deleted.
        </p>
      </TextSection>
      <TextSection title="What we may do">
        <p>
          We may remove listings and close accounts that break these terms, and limit how often you can do
          things so the site works for everyone.
        </p>
      </TextSection>
      <TextSection title="Stay safe">
        <p>
          Meet in a public place, look before you pay, and trust your judgment. We offer the site as is. We do
          our best to keep it running and your data safe, but can't promise that nothing ever fails.
        </p>
      </TextSection>
    </TextPage>
  );
}
