import { Button } from '../../../../platform/web/ui/button.tsx';
import { SignInDialog } from '../../../people/accounts/web/accounts.ts';
import { useMessageSeller } from '../../../items/listings/web/listings.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';

interface AskSellerProps {
  listing: ComparableListing;
  /** Written into the chat, for the person to send. */
  question: string;
  /** Its name, which says what is asked about. */
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
  /** Of the recommended item. */
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
