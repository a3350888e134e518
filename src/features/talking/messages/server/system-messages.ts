import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { SystemMessageTypes } from '../../../../shared/system-messages.ts';
import { Availability } from '../contract/message.ts';
import type { SystemMessage } from '../contract/system-message.ts';
import { AUTOMATIC_ANSWER, NOTE } from '../contract/system-types.ts';
import { insertMessages } from './insert-messages.ts';

/** All declared types of system messages. */
export interface SystemMessages {
  /**
   * Validates a message.
   * @throws Error for an undeclared type or invalid data, which are bugs.
   */
  check(message: SystemMessage): SystemMessage;
  /** One shape per declaration, for the API's documentation. */
  schema: z.ZodType<SystemMessage>;
  /** The types that ask for a reply, and those that settle an earlier question. */
  asking: readonly string[];
  settling: readonly string[];
}

/** The types that the messages feature itself posts. */
export const messageTypes: readonly SystemMessageTypes[] = [
  { types: [NOTE], data: z.object({}), reply: 'none' },
  { types: [AUTOMATIC_ANSWER], data: Availability, reply: 'none' },
];

/**
 * Combines the declarations of all features.
 * @throws Error when two features declare the same type.
 */
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
  /** The participant on whose behalf it is posted; counts as the sender. */
  slot: number;
  /** The one-line text for the inbox. */
  text: string;
}

/**
 * Posts system messages within the transaction they belong to, in this order.
 * @returns each message's sequence number in its conversation; undefined where the conversation no longer
 * exists.
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
