import { Link, type MetaFunction } from 'react-router';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { TextPage, TextSection } from '../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta(
    'About Offhand',
    'Why Offhand exists, how selling and buying work, what is free, and how to stay safe.',
  );

export default function AboutPage() {
  return (
    <TextPage
      title="About Offhand"
      lead="Most things people no longer need are wanted by somebody within a few miles. Offhand is the shortest way between the two."
    >
      <TextSection title="What it costs">
        <p>
          Listing, browsing and selling are free. There is no commission and there are no listing fees. What
          you and a neighbor agree on is what changes hands.
        </p>
      </TextSection>
      <TextSection title="Selling" id="selling">
        <ul>
          <li>Take up to five photos. The first one is what people see while browsing.</li>
          <li>
            Type a few words, such as “Moka pot, 6 cup, fresh gasket, $18”, and press Generate: title,
            description, price, category and tags are filled in for you to check.
          </li>
          <li>
            Say what is wrong with it. Scratches that are mentioned sell; scratches that are found do not.
          </li>
          <li>A price of 0 gives it away. It then shows up under Free.</li>
        </ul>
        <p>
          You find what you listed on <Link to="/dashboard">your dashboard</Link>, and can delete it there
          whenever you like.
        </p>
      </TextSection>
      <TextSection title="Buying" id="buying">
        <ul>
          <li>
            Search for what you want, narrow it by category, condition and price, and sort it as you like.
          </li>
          <li>The address of a search can be saved and shared like any other.</li>
          <li>Meet where there are people, look at the thing first, and pay when you have seen it.</li>
        </ul>
      </TextSection>
      <TextSection title="With or without an account" id="guests">
        <p>
          As a guest you get a Guest ID and a PIN and can sell right away. The two are the only way back to
          your listings, so keep them. When you sign up later in the same browser, everything you listed comes
          along.
        </p>
      </TextSection>
      <TextSection title="For developers" id="documentation">
        <p>
          Everything the site does is an API with an OpenAPI document.{' '}
          <a href="/api/docs">Read its documentation.</a>
        </p>
      </TextSection>
    </TextPage>
  );
}
