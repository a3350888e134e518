import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import type { SoldToProps } from '../../listings/web/listings.ts';
import { formatDollars } from '../../../shared/money.ts';
import type { Asker } from '../contract/deal.ts';

const SOMEBODY_ELSE = '';

/** Asks who bought a listing, out of those who wrote about it; nobody is asked when nobody did. */
export default function SoldToDialog({ listing, onSomebodyElse, onSold, onClose }: SoldToProps) {
  const [askers, setAskers] = useState<Asker[] | null>(null);
  const [chosen, setChosen] = useState(SOMEBODY_ELSE);
  const [thank, setThank] = useState(true);
  const [busy, setBusy] = useState(false);
  const params = { path: { id: listing.id } };

  const first = useRef({ onSomebodyElse, id: listing.id });
  useEffect(() => {
    let left = false;
    const { id, onSomebodyElse: nobodyToAsk } = first.current;
    void outcomeOf(api.GET('/api/listings/{id}/askers', { params: { path: { id } } })).then((outcome) => {
      if (left) return;
      const found = outcome.ok ? outcome.data.askers : [];
      if (found.length === 0) return nobodyToAsk();
      setAskers(found);
      setChosen(found.find(({ reserved }) => reserved)?.conversationId ?? SOMEBODY_ELSE);
    });
    return () => {
      left = true;
    };
  }, []);

  async function sell(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sold = chosen === SOMEBODY_ELSE ? await sellElsewhere() : await sellTo(chosen);
    if (sold && thank) await outcomeOf(api.POST('/api/listings/{id}/thanks', { params }));
    setBusy(false);
    if (sold) onSold();
  }

  async function sellTo(conversationId: string): Promise<boolean> {
    const promised = askers?.find(({ reserved }) => reserved);
    // The seller has just decided: what was promised to somebody else is over.
    if (promised && promised.conversationId !== conversationId) {
      const at = { path: { id: promised.conversationId } };
      await outcomeOf(api.DELETE('/api/conversations/{id}/reservation', { params: at }));
    }
    const at = { path: { id: conversationId } };
    return said(await outcomeOf(api.PUT('/api/conversations/{id}/sale', { params: at, body: {} })));
  }

  const sellElsewhere = async () => said(await outcomeOf(api.POST('/api/listings/{id}/sold', { params })));

  if (askers === null) return null;
  const others = askers.filter(({ conversationId }) => conversationId !== chosen).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who bought it?"
      description="Naming the buyer lets you both review each other."
    >
      <form className="grid gap-4.5" onSubmit={(event) => void sell(event)}>
        <fieldset className="grid max-h-[40dvh] overflow-y-auto">
          <legend className="sr-only">Buyer</legend>
          {askers.map((asker) => (
            <AskerChoice
              key={asker.conversationId}
              asker={asker}
              checked={chosen === asker.conversationId}
              onChoose={() => setChosen(asker.conversationId)}
            />
          ))}
          <Choice
            type="radio"
            name="buyer"
            checked={chosen === SOMEBODY_ELSE}
            onChange={() => setChosen(SOMEBODY_ELSE)}
          >
            Somebody else
          </Choice>
        </fieldset>
        {others > 0 && (
          <Choice type="checkbox" checked={thank} onChange={() => setThank(!thank)}>
            {others === 1
              ? 'Write ‘Sold, thanks’ to the other one who asked'
              : `Write ‘Sold, thanks’ to the ${others} others who asked`}
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

function said(outcome: Awaited<ReturnType<typeof outcomeOf>>): boolean {
  if (!outcome.ok) toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  return outcome.ok;
}

interface AskerChoiceProps {
  asker: Asker;
  checked: boolean;
  onChoose: () => void;
}

function AskerChoice({ asker, checked, onChoose }: AskerChoiceProps) {
  const { person, reserved, offerCents } = asker;
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
    <label className="flex min-h-13 items-center gap-3 rounded-lg px-2 py-1 font-semibold hover:bg-surface-2">
      <input {...input} className="size-5 flex-none accent-primary" />
      {picture}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {note && <small className="ms-auto text-sm whitespace-nowrap text-ink-2">{note}</small>}
    </label>
  );
}
