import type { ReactNode } from 'react';
import { useDeal } from './deal-context.ts';
import { dealStatus } from './deal-texts.ts';

/** Shows the deal's state in one line, or the listing's status without a deal. */
export function DealLine({ children }: { children: ReactNode }) {
  const { open, deal } = useDeal();
  const { chat, clock } = open;
  const status = deal && clock && dealStatus(deal, chat.participant.name, clock);
  if (status === null) return children;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="truncate">{status}</span>
    </>
  );
}
