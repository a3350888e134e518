import { Button } from '../../../../platform/web/ui/button.tsx';
import { SignInDialog } from '../../../people/accounts/web/accounts.ts';
import { useMessageSeller } from '../../../items/listings/web/listings.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';

interface AskSellerProps {
  listing: ComparableListing;
  /** The message filled into the chat. The person sends it. */
  question: string;
  /** The accessible name of the button, which names the fact. */
  label: string;
}

export function AskSeller({ listing, question, label }: AskSellerProps) {
  const { busy, ahead, beginWith, signIn } = useMessageSeller(listing);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="px-3 max-md:min-h-11 max-md:px-2 pointer-coarse:min-h-11"
        busy={busy}
        aria-label={label}
        {...ahead}
        onClick={() => beginWith(question)}
      >
        Ask seller
      </Button>
      <SignInDialog {...signIn} />
    </>
  );
}

interface MessageSellerProps {
  listing: ComparableListing;
  item: number;
  /** Whether the item is the recommended one. */
  best: boolean;
}

export function MessageSeller({ listing, item, best }: MessageSellerProps) {
  const { busy, ahead, begin, signIn } = useMessageSeller(listing);
  return (
    <>
      <Button
        variant={best ? 'primary' : 'line'}
        block
        className="px-1.5"
        busy={busy}
        {...ahead}
        onClick={begin}
      >
        Message
        <span className="sr-only">
          {' '}
          {listing.seller.name} about Item {item}
        </span>
      </Button>
      <SignInDialog {...signIn} />
    </>
  );
}
