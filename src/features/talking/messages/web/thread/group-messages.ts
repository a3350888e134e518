import { type Clock, dayLabel } from '../../../../../platform/web/time/time-labels.ts';
import { MINUTE_MS } from '../../../../../shared/time.ts';
import type { Message } from '../../contract/message.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import type { Outgoing } from './outbox.ts';

const SILENCE_MS = MESSAGE_LIMITS.groupMinutes * MINUTE_MS;

/** A message as shown; without a sequence number until it is sent. */
export type Entry = Omit<Message, 'seq'> & {
  seq: number | null;
  /** Missing once sent. */
  state?: Outgoing['state'];
  /** Why sending failed. */
  reason?: string;
  /** The next attempt says that the person is sure. */
  sure?: boolean;
};

/** Consecutive messages of one person. */
export interface MessageGroup {
  key: string;
  mine: boolean;
  kind: Message['kind'];
  entries: Entry[];
}

export interface MessageDay {
  label: string;
  groups: MessageGroup[];
}

/** Groups messages by day, sender, and pauses of five minutes. Unsent messages come last. */
export function groupMessages(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  clock: Clock,
): MessageDay[] {
  const days: MessageDay[] = [];
  let before: Entry | null = null;
  for (const entry of entriesOf(messages, outbox)) {
    const label = dayLabel(entry.sentAt, clock);
    let day = days.at(-1);
    if (day?.label !== label) {
      day = { label, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && before && belongTogether(before, entry)) group.entries.push(entry);
    else day.groups.push({ key: entry.clientId, mine: entry.mine, kind: entry.kind, entries: [entry] });
    before = entry;
  }
  return days;
}

function entriesOf(messages: readonly Message[], outbox: readonly Outgoing[]): Entry[] {
  return [
    ...messages,
    ...outbox.map((outgoing): Entry => ({ ...outgoing, seq: null, kind: 'text', mine: true })),
  ];
}

function belongTogether(before: Entry, next: Entry): boolean {
  const silence = Date.parse(next.sentAt) - Date.parse(before.sentAt);
  return before.mine === next.mine && before.kind === next.kind && silence <= SILENCE_MS;
}
