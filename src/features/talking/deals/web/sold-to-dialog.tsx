import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ApiAnswer, api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import type { SoldToProps } from '../../../items/listings/web/listings.ts';
import type { InterestedBuyer } from '../contract/deal.ts';

const SOMEBODY_ELSE = '';

/**
 * Asks who bought the listing, among the people who messaged about it. Skips the question if there are none.
 */
export default function SoldToDialog({ listing, onSomebodyElse, onSold, onClose }: SoldToProps) {
  const [buyers, setBuyers] = useState<InterestedBuyer[] | null>(null);
  const [chosen, setChosen] = useState(SOMEBODY_ELSE);
  const [thank, setThank] = useState(true);
  const { busy, run } = useApiAction();
  const params = { path: { id: listing.id } };

  const first = useRef({ onSomebodyElse, id: listing.id });
  useEffect(() => {
    let left = false;
    const { id, onSomebodyElse: nobodyToAsk } = first.current;
    void outcomeOf(api.GET('/api/listings/{id}/interested-buyers', { params: { path: { id } } })).then(
      (outcome) => {
        if (left) return;
        const interested = outcome.ok ? outcome.data.interestedBuyers : [];
        if (interested.length === 0) return nobodyToAsk();
        setBuyers(interested);
        setChosen(interested.find(({ reserved }) => reserved)?.conversationId ?? SOMEBODY_ELSE);
      },
    );
    return () => {
      left = true;
    };
  }, []);

  async function sell(event: FormEvent) {
    event.preventDefault();
    const outcome = await run(() => (chosen === SOMEBODY_ELSE ? sellElsewhere() : sellTo(chosen)));
    if (outcome?.ok) onSold();
  }

  const sellTo = (conversationId: string): Promise<ApiAnswer<unknown>> =>
    api.PUT('/api/conversations/{id}/sale', {
      params: { path: { id: conversationId } },
      // The seller has just chosen to end the reservation for another buyer.
      body: { endReservation: true, thankOthers: thank },
    });

  async function sellElsewhere(): Promise<ApiAnswer<unknown>> {
    const answer = await api.POST('/api/listings/{id}/sold', { params });
    if (answer.data && thank) await outcomeOf(api.POST('/api/listings/{id}/thanks', { params }));
    return answer;
  }

  if (buyers === null) return null;
  const others = buyers.filter(({ conversationId }) => conversationId !== chosen).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who bought it?"
      description="Choose the buyer so you can review each other."
    >
      <form className="grid grid-cols-1 gap-4.5" onSubmit={(event) => void sell(event)}>
        <fieldset className="grid max-h-[40dvh] min-w-0 grid-cols-1 overflow-y-auto">
          <legend className="sr-only">Buyer</legend>
          {buyers.map((buyer) => (
            <BuyerChoice
              key={buyer.conversationId}
              buyer={buyer}
              checked={chosen === buyer.conversationId}
              onChoose={() => setChosen(buyer.conversationId)}
            />
          ))}
          <Choice
            type="radio"
            name="buyer"
            checked={chosen === SOMEBODY_ELSE}
            onChange={() => setChosen(SOMEBODY_ELSE)}
          >
            Someone else
          </Choice>
        </fieldset>
        {others > 0 && (
          <Choice type="checkbox" checked={thank} onChange={() => setThank(!thank)}>
            {others === 1
              ? 'Send ‘Sold, thanks’ to the other person who asked'
              : `Send ‘Sold, thanks’ to the ${others} others who asked`}
          </Choice>
        )}
        <div className="dialog-actions">
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel="Saving...">
            Mark as sold
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface BuyerChoiceProps {
  buyer: InterestedBuyer;
  checked: boolean;
  onChoose: () => void;
}

function BuyerChoice({ buyer, checked, onChoose }: BuyerChoiceProps) {
  const { person, reserved, offerCents } = buyer;
  const note = reserved ? 'Reserved' : offerCents === null ? null : `Offers ${formatDollars(offerCents)}`;
  return (
    <Choice
      type="radio"
      name="buyer"
      checked={checked}
      onChange={onChoose}
      data-autofocus={checked || undefined}
      picture={<Avatar name={person.name} url={person.avatarUrl} size={36} />}
      note={note}
    >
      {person.name}
    </Choice>
  );
}

type ChoiceProps = ComponentProps<'input'> & { picture?: ReactNode; note?: string | null };

function Choice({ picture, note, children, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-lg px-2 py-1 font-semibold hover:bg-surface-2">
      <input {...input} className="size-5 flex-none accent-primary" />
      {picture}
      <span className="min-w-0 flex-[1_1_4rem] wrap-anywhere" dir="auto">
        {children}
      </span>
      {note && <small className="ms-auto text-sm text-ink-2">{note}</small>}
    </label>
  );
}
