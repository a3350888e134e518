import { useSearchParams } from 'react-router';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { OptionLink } from '../../../../platform/web/ui/option-link.tsx';
import { ContinueAsGuest } from '../../guests/web/guests.ts';

interface HowToPostProps {
  next: string;
  onReturn: () => void;
}

/** Offers a visitor who wants to post two ways: as a guest, which is fastest, or with an account. */
export function HowToPost({ next, onReturn }: HowToPostProps) {
  const [params] = useSearchParams();
  const { guests, signUp } = useSite();
  const tabOf = (tab: string) => `?${new URLSearchParams([...params, ['tab', tab]]).toString()}`;
  return (
    <>
      <div>
        <h1 className="t-page">How do you want to post?</h1>
        <p role="status" className="mt-4 grid">
          <strong>Authentication Required</strong>
          <span className="text-ink-2">Please sign in to create a listing</span>
        </p>
      </div>
      <div className="grid gap-3">
        {guests && <ContinueAsGuest next={next} />}
        <OptionLink icon="log-in" title="Log in" text="With email and password." to={tabOf('login')} />
        {signUp !== 'closed' && (
          <OptionLink
            icon="user-round-plus"
            title="Sign up"
            text="Message sellers, get reviews, save favorites."
            to={tabOf('sign-up')}
          />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
        Been here as a guest?
        <Button variant="quiet" className="-ms-4.5" onClick={onReturn}>
          Enter your Guest ID and PIN
        </Button>
      </p>
    </>
  );
}
