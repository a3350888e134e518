import { expect } from 'vitest';
import type { Checkout, StartedCheckout } from '../../src/features/paying/billing/contract/checkout.ts';
import {
  checkoutExpired,
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
  subscriptionChanged,
} from '../../src/features/paying/billing/contract/signals.ts';
import { type BillingServices, startCheckout } from '../../src/features/paying/billing/server/billing.ts';
import { connectDatabase } from '../../src/platform/server/db/database.ts';
import { startJobs } from '../../src/platform/server/jobs.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createPayments } from '../../src/platform/server/payments/create-payments.ts';
import type { Offer } from '../../src/shared/offers.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import type { Member } from './factories.ts';

export const PACK: Offer = {
  id: '100_credits',
  name: 'Popular Pack',
  description: '100 voice credits',
  amountCents: 1799,
  currency: 'usd',
  interval: null,
};
export const PLAN: Offer = {
  id: 'premium_monthly',
  name: 'Premium',
  description: '5 voice credits a month',
  amountCents: 500,
  currency: 'usd',
  interval: 'month',
};
export const YEARLY: Offer = { ...PLAN, id: 'premium_yearly', amountCents: 2500, interval: 'year' };

/** A received signal, under the last part of its name: 'purchase-paid'. */
interface Told {
  signal: string;
  [detail: string]: unknown;
}

export interface PaymentDesk {
  services: BillingServices;
  /** Starts a checkout like plans and packs do. */
  sell(member: Member, offer: Offer, group?: string, by?: BillingServices): Promise<StartedCheckout>;
  /** Returns billing's signals about a member, in the order they arrived. */
  toldTo(member: Member): Promise<Told[]>;
  /** Waits until the expected signals have arrived. */
  waitFor(member: Member, signals: readonly string[]): Promise<Told[]>;
  checkout(member: Member, id: string): Promise<Checkout>;
  waitForState(member: Member, id: string, state: Checkout['state']): Promise<Checkout>;
  close(): Promise<void>;
}

/** Sells with an app's billing, and receives its signals like plans and credits do. */
export async function openPaymentDesk(app: TestApp): Promise<PaymentDesk> {
  const log = createLog({ logLevel: 'silent' });
  const connection = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  const { db } = connection;
  const jobs = await startJobs(connection, log, { polling: 0.5 });
  const delivered: Told[] = [];
  for (const signal of [
    purchasePaid,
    paymentRefunded,
    disputeOpened,
    disputeClosed,
    subscriptionChanged,
    checkoutExpired,
  ]) {
    const name = signal.name.replace('billing.', '');
    await jobs.on<object>(
      signal,
      `test.${name}`,
      async (payload) => void delivered.push({ signal: name, ...payload }),
    );
  }
  const live = { publish: () => undefined } as unknown as BillingServices['live'];
  const { config } = app;
  const services = { config, db, jobs, live, log, payments: createPayments({ config, db, jobs, log }) };

  const idOf = async ({ details: { email } }: Member) =>
    (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const desk: PaymentDesk = {
    services,
    async sell(member, offer, group, by = services) {
      const buyer = { id: await idOf(member), email: member.details.email };
      return startCheckout(by, { buyer, offer, reference: 'ref', cancelPath: '/pricing', group });
    },
    async toldTo(member) {
      const id = await idOf(member);
      return delivered.filter(({ profileId }) => profileId === id);
    },
    waitFor: (member, signals) =>
      eventually(async () => {
        const received = await desk.toldTo(member);
        expect(received.map(({ signal }) => signal).toSorted()).toEqual(signals.toSorted());
        return received;
      }),
    checkout: async (member, id) => (await member.get<Checkout>(`/api/checkouts/${id}`)).body,
    waitForState: (member, id, state) =>
      eventually(async () => {
        const checkout = await desk.checkout(member, id);
        expect(checkout.state).toBe(state);
        return checkout;
      }),
    async close() {
      await jobs.stop(5000);
      await connection.close();
    },
  };
  return desk;
}
