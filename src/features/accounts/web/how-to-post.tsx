import { Button } from '../../../platform/web/ui/button.tsx';
import { WayButton } from '../../../platform/web/ui/way-button.tsx';
import { GuestDoor } from '../../guests/web/guests.ts';

interface HowToPostProps {
  next: string;
  onLogIn: () => void;
  onSignUp: () => void;
  onReturn: () => void;
}

/** For a visitor who wants to post: as a guest, which is quickest, or with an account. */
export function HowToPost({ next, onLogIn, onSignUp, onReturn }: HowToPostProps) {
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
        <GuestDoor next={next} />
        <WayButton icon="log-in" title="Log in" text="With email and password." onClick={onLogIn} />
        <WayButton
          icon="user-round-plus"
          title="Sign up"
          text="Write to sellers, get reviews, keep favourites."
          onClick={onSignUp}
        />
      </div>
      <p className="text-ink-2">
        Been here as a guest?{' '}
        <Button variant="quiet" className="-ms-2" onClick={onReturn}>
          Enter your Guest ID and PIN
        </Button>
      </p>
    </>
  );
}
