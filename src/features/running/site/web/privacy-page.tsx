import { Link, type MetaFunction } from 'react-router';
import { DELETION_LIMITS } from '../../../people/account-deletion/contract/deletion-limits.ts';
import { BROWSER_DATA, STORED_DATA } from '../../../../shared/stored-data.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { TextPage, TextSection } from '../../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Privacy', 'What we store about you, who sees it, and how to remove it.');

export default function PrivacyPage() {
  return (
    <TextPage title="Privacy" lead="We keep what the marketplace needs to work. We never sell your data.">
      <TextSection title="What we keep, and for how long">
        <ul>
          {STORED_DATA.map(({ what, until }) => (
            <li key={what}>
              {what} <em>{until}</em>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection title="Who sees it">
        <p>
          Everyone can see your listings, name, picture and ratings. Only you can see your email address. A
          guest is shown as “Guest User”. An area is a name you typed; we never ask for an address. If you add
          a location to a listing or a zone, we keep it rounded to about a kilometer, and everyone can see
          that area on maps and in distances.
        </p>
        <p>
          The services chosen by the operator of this site send emails and text messages, and your browser's
          push service delivers notifications. These pages have no ads, no trackers and no scripts from other
          companies.
        </p>
        <p>
          The words, photos and recordings you turn into a listing may go to an AI service chosen by the
          operator, without your name. So may the words of listings for sale and of searches, to find listings
          by meaning. If your browser transcribes what you say, it may send the audio to its speech service.
        </p>
      </TextSection>
      <TextSection title="Payments">
        <p>
          Plans and credit packs are paid on the pages of a payment service chosen by the operator. It gets
          your email address and what you buy. Your card is entered there: we never see or store its number,
          only what was bought, when, for how much, and a label such as “Visa ending 4242”.
        </p>
      </TextSection>
      <TextSection title="Cookies and storage">
        <p>Your browser keeps these for us. None of them follow you to other sites.</p>
        <ul>
          {BROWSER_DATA.map(({ kind, name, what, until }) => (
            <li key={name}>
              {what}{' '}
              <em>
                {`${until} (${kind} `}
                <code>{name}</code>)
              </em>
            </li>
          ))}
          <li>
            If you turn on push, a service worker shows notifications while no page is open. It stores
            nothing.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Deleting your data">
        <p>
          Deleting a listing removes it and its photos for good. You can delete your account in{' '}
          <Link to="/settings/account#delete">Account settings</Link>, and your guest access on your{' '}
          <Link to="/dashboard">dashboard</Link>. Your listings and your profile are hidden right away. For{' '}
          {DELETION_LIMITS.undoDays} days you can undo it by logging in. After that, all your data is deleted.
          Others keep their chats and deals with “Deleted user”, and your reviews stay without your name.
        </p>
        <p>
          To have your messages to us deleted, <Link to="/contact">contact us</Link>.
        </p>
      </TextSection>
    </TextPage>
  );
}
