import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { HomeSection } from './home-section.tsx';
import moka from './pictures/moka-cut.svg?no-inline';

/** The call to action at the end of the page. On wide screens the number stands beside text and button. */
export function HomeCall() {
  return (
    <HomeSection id="call">
      <div className="on-zest-ground relative grid justify-items-start gap-6 overflow-hidden rounded-2xl px-6.5 pt-7.5 pb-8.5 md:grid-cols-[auto_1fr] md:gap-x-10 md:gap-y-5 md:px-16 md:py-14">
        <h2 id="call" className="t-page md:contents">
          <span className="row-span-2 block text-[min(clamp(8rem,21vw,16rem),42vw)] leading-[0.8] tracking-[-0.075em] max-md:mb-5">
            30s
          </span>{' '}
          <span className="md:self-end">
            to post. <br />
            Pick one thing. <br />
            Go.
          </span>
        </h2>
        <ButtonLink to="/create-listing" size="lg" className="md:col-start-2">
          Post Something
          <Icon name="arrow-right" />
        </ButtonLink>
        <img
          src={moka}
          alt=""
          width={360}
          height={360}
          loading="lazy"
          decoding="async"
          className="absolute end-10 -bottom-8.5 rotate-6 drop-shadow-zest max-xl:hidden"
        />
      </div>
    </HomeSection>
  );
}
