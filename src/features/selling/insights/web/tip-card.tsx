import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import type { Tip } from '../contract/insights.ts';
import { TipGraphic } from './tip-graphic.tsx';
import { counted, tipText } from './tip-texts.ts';
import { useTipAction } from './use-tip-action.ts';

/** A finding about one of the viewer's listings, its evidence, and one action. */
export function TipCard({ tip }: { tip: Tip }) {
  const { listing } = tip;
  const { finding, evidence, action } = tipText(tip);
  return (
    <article className="panel flex min-w-0 snap-start flex-col rounded-bubble p-4.5">
      <span className="badge badge-ai self-start">
        <Icon name="sparkles" />
        AI Recommendation
      </span>
      <div className="mt-3.5 flex items-center gap-3 text-xs text-ink-2">
        <CoverTile cover={listing.cover} />
        <span className="min-w-0">
          <b className="block truncate text-md font-[650] text-ink" dir="auto">
            {listing.title}
          </b>
          {formatDollars(listing.priceCents)},{' '}
          {listing.days === 0 ? 'listed today' : `listed ${counted(listing.days, 'day')}`}
        </span>
      </div>
      <h3 className="mt-3 min-h-[2lh] text-xl text-balance">{finding}</h3>
      <TipGraphic tip={tip} />
      <p className="mt-auto mb-3.5 text-xs text-ink-2">{evidence}</p>
      <TipAction tip={tip} label={action} />
    </article>
  );
}

function TipAction({ tip, label }: { tip: Tip; label: string }) {
  const { busy, changePrice, renew } = useTipAction(tip.listing);
  const look = { variant: 'line', block: true } as const;
  switch (tip.kind) {
    case 'few-photos':
      return (
        <ButtonLink {...look} to={`/listing/${tip.listing.id}/edit`}>
          {label}
        </ButtonLink>
      );
    case 'waiting-chats':
      return (
        <ButtonLink {...look} to={`/messages/${tip.conversationId}`}>
          {label}
        </ButtonLink>
      );
    case 'long-listed':
      return (
        <Button {...look} busy={busy} onClick={() => void renew()}>
          {label}
        </Button>
      );
    default:
      return (
        <Button {...look} busy={busy} onClick={() => void changePrice(tip.priceCents)}>
          {label}
        </Button>
      );
  }
}
