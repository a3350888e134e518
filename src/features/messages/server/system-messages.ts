import { z } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { Availability } from '../contract/message.ts';
import type { SystemMessage } from '../contract/system-message.ts';
import { AUTOMATIC_ANSWER, NOTE } from '../contract/system-types.ts';
import type { SystemMessageTypes } from '../../../shared/system-messages.ts';
import { insertMessages } from './insert-messages.ts';

/** All types there are. */
export interface SystemMessages {
  /** @throws Error when nobody declared the type, or its data is different: a mistake of ours. */
  check(message: SystemMessage): SystemMessage;
  /** For the API's documentation: one shape for each declaration. */
  schema: z.ZodType<SystemMessage>;
  /** The types that ask for a reply, and those that settle what was asked. */
  asking: readonly string[];
  settling: readonly string[];
}

/** The types that messages themselves post. */
export const messageTypes: readonly SystemMessageTypes[] = [
  { types: [NOTE], data: z.object({}), reply: 'none' },
  { types: [AUTOMATIC_ANSWER], data: Availability, reply: 'none' },
];

/** @throws Error when two features declare the same type. */
export function createSystemMessages(declarations: readonly SystemMessageTypes[]): SystemMessages {
  const byType = new Map<string, SystemMessageTypes>();
  for (const declaration of declarations) {
    for (const type of declaration.types) {
      if (byType.has(type)) throw new Error(`The system message ${type} is declared twice`);
      byType.set(type, declaration);
    }
  }
  const shapes = declarations.map(({ types, data }) => z.object({ type: z.enum([...types]), data }));
  const typesWith = (reply: SystemMessageTypes['reply']) =>
    declarations.filter((declaration) => declaration.reply === reply).flatMap(({ types }) => types);
  return {
    check({ type, data }) {
      const declaration = byType.get(type);
      if (declaration === undefined) throw new Error(`No feature declares the system message ${type}`);
      return { type, data: declaration.data.strict().parse(data) };
    },
    schema: z.union(shapes).openapi('SystemMessage'),
    asking: typesWith('asks'),
    settling: typesWith('settles'),
  };
}

export interface NewSystemMessage extends SystemMessage {
  conversationId: string;
  /** For whom it is posted: it counts as sent by this participant. */
  slot: number;
  /** What it says in one line, for the inbox. */
  text: string;
}

/**
 * Posts system messages in the transaction of what they are about, in this order.
 * @returns the number of each in its conversation; undefined where the conversation is gone.
 */
export async function postSystemMessages(
  trx: Transaction<DB>,
  systemMessages: SystemMessages,
  messages: readonly NewSystemMessage[],
): Promise<(number | undefined)[]> {
  const posted = messages.map(({ type, data, ...message }) => ({
    ...message,
    clientId: randomUUID() as string,
    system: systemMessages.check({ type, data }),
  }));
  const stored = await insertMessages(trx, posted);
  const seqs = new Map(stored.map(({ client_id, seq }) => [client_id, seq]));
  return posted.map(({ clientId }) => seqs.get(clientId));
}
