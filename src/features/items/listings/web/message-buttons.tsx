import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Listing } from '../contract/listing.ts';
import type { useMessageSeller } from './use-message-seller.ts';

interface MessageButtonsProps {
  listing: Listing;
  message: ReturnType<typeof useMessageSeller>;
}

/** The buttons that begin a chat. */
export function MessageButtons({ listing, message }: MessageButtonsProps) {
  const { own: isOwn, status } = listing;
  return (
    <>
      <Button
        variant={isOwn || status === 'sold' ? 'line' : 'primary'}
        size={isOwn ? 'sm' : 'lg'}
        className={isOwn ? undefined : 'flex-1'}
        {...message.ahead}
        onClick={message.begin}
        disabled={isOwn}
        busy={message.busy}
        aria-describedby={isOwn ? 'own-listing' : undefined}
      >
        <Icon name="message-circle" />
        Message
      </Button>
      <p className="hint hidden noscript:block">Turn on JavaScript in your browser to message the seller.</p>
      {isOwn && (
        <p className="hint me-auto" id="own-listing">
          This is your listing
        </p>
      )}
      {canBeOffered(listing) && (
        <Button
          variant="line"
          size="lg"
          // Beside the round buttons there is not enough room.
          className="flex-1 whitespace-nowrap md:order-1 md:basis-full"
          {...message.ahead}
          onClick={message.beginOffer}
          aria-disabled={message.busy}
        >
          Make an offer
        </Button>
      )}
    </>
  );
}

const canBeOffered = ({ own, status, priceCents }: Listing): boolean =>
  !own && status === 'active' && priceCents > 0;
