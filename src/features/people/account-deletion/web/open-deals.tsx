import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { DELETED_NAME } from '../../../../shared/person-name.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';

type Deal = DeletionPreview['deals'][number];

/** Maximum number of deals listed. */
const SHOWN = 5;

/** Lists the deals that end with the account. Their other participants are told. */
export function OpenDeals({ deals }: { deals: readonly Deal[] }) {
  if (deals.length === 0) return null;
  const more = deals.length - SHOWN;
  return (
    <div className="flex gap-3 rounded-lg bg-warn-soft px-4 py-3.5 text-md" role="note">
      <Icon name="circle-exclamation-point" className="icon mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p>
          <strong>
            {deals.length === 1 ? 'You have 1 open deal.' : `You have ${deals.length} open deals.`}
          </strong>{' '}
          {deals.length === 1
            ? "It ends now, and we'll tell them."
            : "They end now, and we'll tell the others."}
        </p>
        <ul className="mt-1">
          {deals.slice(0, SHOWN).map((deal) => (
            <li key={deal.conversationId} className="wrap-anywhere" dir="auto">
              {textOfDeal(deal)}
            </li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </ul>
      </div>
    </div>
  );
}

function textOfDeal({ title, name, role, state }: Deal): string {
  const other = name ?? DELETED_NAME;
  if (state === 'meetup') return `${title}: you meet ${other}.`;
  if (state === 'offer') return `${title}: an offer between you and ${other}.`;
  return role === 'seller' ? `${title}: reserved for ${other}.` : `${title}: ${other} reserved it for you.`;
}
