import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../platform/web/page-meta.ts';
import { TextPage, TextSection } from '../../../platform/web/ui/text-page.tsx';

export const meta: MetaFunction = () =>
  pageMeta('Terms. Offhand', 'What you agree to when you list, buy or look around on Offhand.');

export default function TermsPage() {
  return (
    <TextPage title="Terms" lead="Short, because there is little to it: be honest, be fair, be careful.">
      <TextSection title="What Offhand is">
        <p>
          A place where people offer second-hand things to each other. A sale is between the two of you:
          Offhand is no party to it, takes no commission, and does not hold money or goods.
        </p>
      </TextSection>
      <TextSection title="What you promise">
        <ul>
          <li>What you list is yours to sell, and the photos and words describe it as it is.</li>
          <li>
            You list nothing that may not be sold where you live: no weapons, drugs, stolen or recalled goods,
            living animals, or anything that harms people.
          </li>
          <li>
            You treat people with respect, turn up when you said so, and do not use the site to send
            advertising.
          </li>
          <li>You keep your password, or your Guest ID and PIN, to yourself.</li>
        </ul>
      </TextSection>
      <TextSection title="What we may do">
        <p>
          We may remove listings and close accounts that break these terms, and limit how often things can be
          done so that the site works for everybody.
        </p>
      </TextSection>
      <TextSection title="Being careful">
        <p>
          Meet where there are people, look before you pay, and trust your judgment. The site is offered as it
          is; we do our best to keep it running and your things safe, but cannot promise that nothing ever
          fails.
        </p>
      </TextSection>
    </TextPage>
  );
}
