import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import moka from './pictures/moka-cut.svg?no-inline';

/** The call to action at the end of the page. */
export function HomeCall() {
  return (
    <section className="wrap home-section" aria-labelledby="call">
      <div className="call zest-field">
        <h2 id="call">
          <span className="call-number">30s</span>{' '}
          <span className="call-words">
            to post. <br />
            Pick one thing. <br />
            Go.
          </span>
        </h2>
        <ButtonLink to="/create-listing" size="lg">
          Post Something
          <Icon name="arrow-right" />
        </ButtonLink>
        <img src={moka} alt="" width={360} height={360} loading="lazy" decoding="async" />
      </div>
    </section>
  );
}
