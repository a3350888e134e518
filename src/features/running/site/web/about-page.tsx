import { Link, type MetaFunction } from 'react-router';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { useSite } from '../../../../platform/web/use-site.ts';
import { TextPage, TextSection } from '../../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'About',
    'Why this site exists, how selling and buying work, what is free, and how to stay safe.',
  );

export default function AboutPage() {
  const { siteName, guests } = useSite();
  return (
    <TextPage
      title={`About ${siteName}`}
      lead="Someone a few miles away wants most of what you no longer need. We bring you together."
    >
      <TextSection title="What it costs">
        <p>
          Listing, browsing and selling are free. There's no commission and no listing fee. You get the full
          price you and your neighbor agree on.
        </p>
      </TextSection>
      <TextSection title="Selling" id="selling">
        <ul>
          <li>Take up to five photos. The first one is what people see while browsing.</li>
          <li>
            Type a few words, such as “Coffee maker, 6 cups, like new, $18”, and press Generate: we fill in
            title, description, price, category and tags for you to check.
          </li>
          <li>Say what's wrong with it. Buyers accept the scratches you mention, not the ones they find.</li>
          <li>Set the price to 0 to give it away. It shows up under Free.</li>
        </ul>
        <p>
          Your listings are on <Link to="/dashboard">your dashboard</Link>. You can delete them there anytime.
        </p>
      </TextSection>
      <TextSection title="Buying" id="buying">
        <ul>
          <li>Search for what you want, filter by category, condition and price, and sort the results.</li>
          <li>You can bookmark or share any search.</li>
          <li>Meet in a public place, look at the item first, then pay.</li>
        </ul>
      </TextSection>
      {guests && (
        <TextSection title="With or without an account" id="guests">
          <p>
            As a guest, you get a Guest ID and a PIN and can sell right away. You need both to get back to
            your listings, so keep them. If you sign up later in the same browser, your listings move to your
            account.
          </p>
        </TextSection>
      )}
      <TextSection title="For developers" id="documentation">
        <p>
          Everything the site does is an API with an OpenAPI document.{' '}
          <a href="/api/docs">Read its documentation.</a>
        </p>
      </TextSection>
    </TextPage>
  );
}
