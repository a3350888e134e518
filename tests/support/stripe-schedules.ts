import type { StripeForm } from './stripe-form.ts';
import { StripeRefusal, type StripeRow, type StripeTables } from './stripe-tables.ts';

type Tell = (type: string, object: StripeRow) => void;

/** A phase as sent and stored. */
interface Phase {
  start_date: number;
  end_date: number;
  metadata: StripeRow;
  price: PhasePrice;
}
interface PhasePrice {
  unit_amount: string;
  recurring: { interval: 'month' | 'year' };
}
interface SentPhase {
  start_date?: string;
  end_date?: string;
  metadata?: StripeRow;
  items: [{ price?: string }];
}

/** Simulates subscription schedules, for changes at the end of a period. */
export function newStripeSchedules(tables: StripeTables, tell: Tell) {
  const phasesOf = (schedule: StripeRow) => schedule.phases as Phase[];

  /** @param form Contains the subscription that the schedule takes over. */
  function create({ from_subscription: from }: StripeForm): StripeRow {
    const subscription = tables.get(String(from));
    if (subscription.schedule != null) throw refusal('The subscription is already attached to a schedule');
    const { data } = subscription.items as { data: [StripeRow & PeriodOfItem] };
    const [item] = data;
    const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
    const schedule = tables.add('sub_sched', 'subscription_schedule', {
      subscription: subscription.id,
      released_subscription: null,
      status: 'active',
      end_behavior: 'release',
      current_phase: { ...phase },
      phases: [{ ...phase, items: [{ price: item.price.id, quantity: 1 }], metadata: {} }],
    });
    subscription.schedule = schedule.id;
    tell('customer.subscription.updated', subscription);
    return schedule;
  }

  function update(form: StripeForm, id: string): StripeRow {
    const schedule = requireActive(id);
    const [paid, next] = form.phases as unknown as [SentPhase, SentPhase | undefined];
    const [current] = phasesOf(schedule);
    if (Number(paid.start_date) !== current?.start_date || Number(paid.end_date) !== current.end_date) {
      throw refusal('You can not modify the start date of the current phase');
    }
    if (paid.items[0].price === undefined)
      throw refusal('Missing required param: phases[0][items][0][price]');
    const priceId = next?.items[0].price;
    const price = priceId === undefined ? undefined : (tables.get(priceId) as unknown as PhasePrice);
    const scheduled = { start_date: current.end_date, metadata: next?.metadata ?? {}, price };
    Object.assign(schedule, {
      end_behavior: form.end_behavior,
      phases: next === undefined ? [current] : [current, scheduled],
    });
    tell('subscription_schedule.updated', schedule);
    return schedule;
  }

  function release(_form: StripeForm, id: string): StripeRow {
    const schedule = requireActive(id);
    const subscription = tables.get(String(schedule.subscription));
    Object.assign(schedule, {
      status: 'released',
      released_subscription: subscription.id,
      subscription: null,
      current_phase: null,
    });
    subscription.schedule = null;
    tell('subscription_schedule.released', schedule);
    tell('customer.subscription.updated', subscription);
    return schedule;
  }

  function requireActive(id: string): StripeRow {
    const schedule = tables.get(id);
    if (schedule.status !== 'active') throw refusal('You cannot update a schedule that is released');
    return schedule;
  }

  /** Returns the price that a subscription changes to when its period ends; undefined if it stays. */
  function enterNextPhase(subscription: StripeRow): PhasePrice | undefined {
    if (subscription.schedule == null) return undefined;
    const schedule = tables.get(String(subscription.schedule));
    const [, next] = phasesOf(schedule);
    // The last phase has ended.
    if (next === undefined) {
      Object.assign(schedule, { status: 'released', current_phase: null });
      subscription.schedule = null;
      return undefined;
    }
    Object.assign(schedule, {
      phases: [next],
      current_phase: { start_date: next.start_date, end_date: null },
    });
    Object.assign(subscription.metadata as object, next.metadata);
    return next.price;
  }

  /** A subscription with a schedule can be changed only by the schedule. */
  function refuseManaged(subscription: StripeRow): void {
    if (subscription.schedule != null)
      throw refusal('The subscription is managed by a subscription schedule');
  }

  return { create, update, release, enterNextPhase, refuseManaged };
}

interface PeriodOfItem {
  current_period_start: number;
  current_period_end: number;
  price: StripeRow;
}

const refusal = (message: string) => new StripeRefusal(400, 'invalid_request_error', message);
