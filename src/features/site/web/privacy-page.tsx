import { Link, type MetaFunction } from 'react-router';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { TextPage, TextSection } from '../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta('Privacy. Offhand', 'What Offhand keeps about you, who sees it, and how to have it removed.');

export default function PrivacyPage() {
  return (
    <TextPage title="Privacy" lead="We keep what the marketplace needs to work, and nothing to sell on.">
      <TextSection title="What we keep">
        <ul>
          <li>
            With an account: your e-mail address, your username, and your password as a hash nobody can read
            back.
          </li>
          <li>
            As a guest: your Guest ID, your PIN as a hash, and an e-mail address for alerts if you gave one.
          </li>
          <li>Your listings, with their photos. Position and camera details are removed from every photo.</li>
          <li>What you write to us on the contact page, with your name and e-mail address.</li>
          <li>
            Where you are signed in: browser, system, network address and times, so that you can see and end
            it.
          </li>
          <li>
            For an hour or a day, how often something was tried from an address, to keep others out of
            accounts.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Who sees it">
        <p>
          Everybody sees your listings, your username or name, your picture and your ratings. Nobody but you
          sees your e-mail address. A guest is shown as “Guest User”. An area is a name you typed; we never
          ask for an address.
        </p>
        <p>There are no advertisers, no trackers and no scripts of other companies on these pages.</p>
      </TextSection>
      <TextSection title="Cookies and storage">
        <ul>
          <li>
            One cookie keeps you signed in, one remembers that you are a guest, one your choice of light or
            dark.
          </li>
          <li>
            Your browser stores your Guest ID and PIN on your device, so that you find back to your listings.
          </li>
        </ul>
      </TextSection>
      <TextSection title="Having it removed">
        <p>
          Deleting a listing removes it and its photos for good. Whoever runs this site can remove your
          account with everything that belongs to it, and what you wrote to us:{' '}
          <Link to="/contact">ask us</Link>.
        </p>
      </TextSection>
    </TextPage>
  );
}
