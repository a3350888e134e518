import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';
import type { PlatformServices } from '../../feature.ts';
import type { EventSubject, ProviderEvent } from '../payments.ts';
import { lateTestEventMade, testEventMade } from './test-objects.ts';

export type TestServices = Pick<PlatformServices, 'config' | 'db' | 'jobs'>;

export const newTestId = (kind: 'event' | 'payment' | 'subscription'): string =>
  `test_${kind}_${randomUUID()}`;

/** Records an event in the transaction of what it reports. */
export function recordTestEvent(
  { jobs }: Pick<TestServices, 'jobs'>,
  trx: Transaction<DB>,
  type: string,
  subjects: readonly EventSubject[],
  delivery: 'once' | 'twice' | 'late' = 'once',
): Promise<void> {
  const event: ProviderEvent = { id: newTestId('event'), type, subjects };
  if (delivery === 'late') return jobs.record(trx, lateTestEventMade, event);
  return jobs.record(trx, testEventMade, event, ...(delivery === 'twice' ? [event] : []));
}
