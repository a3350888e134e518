import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

export interface CostLimits {
  /** Costly requests that run at once, of all addresses: each may hold connections of the pool. */
  maxRunning: number;
  /** Of these, requests of one address; always fewer, so that no address holds all of them. */
  maxRunningOfAddress: number;
  /** How long a request waits for its turn before it is refused. */
  maxWaitMs: number;
  /** Requests of one address that may wait. */
  maxWaitingOfAddress: number;
  /** What an address may spend after a pause, in milliseconds of running requests. */
  burstMs: number;
  /** What an address gets back each second, in the same milliseconds. */
  refillMs: number;
}

/** For one process; its pool has 20 connections. */
export const COST_LIMITS: CostLimits = {
  maxRunning: 4,
  maxRunningOfAddress: 1,
  maxWaitMs: 2000,
  maxWaitingOfAddress: 8,
  burstMs: 1000,
  refillMs: 100,
};

/** Number of addresses remembered; beyond it those that spent least recently are dropped. */
const MAX_ADDRESSES = 50_000;

interface Account {
  /** Milliseconds left to spend; below zero after a request that cost more than was left. */
  left: number;
  at: number;
}

interface Waiting {
  address: string;
  start: () => void;
}

/**
 * Charges costly requests to their address by the time they take, and runs only a few at once. An address that has
 * spent its time, or waits too long, is answered 429 with Retry-After before others have to wait for it.
 */
export class CostLimit {
  readonly #limits: CostLimits;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  readonly #running = new Map<string, number>();
  #runningCount = 0;
  #queue: Waiting[] = [];

  constructor(limits: CostLimits = COST_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Runs `work` when it is the address's turn.
   * @throws DomainError TOO_MANY_REQUESTS, with the seconds after which the address has time again.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.#requireTime(address);
    await this.#enter(address);
    const start = this.#now();
    try {
      // What the requests before it cost is known only now.
      this.#requireTime(address);
      return await work();
    } finally {
      this.#charge(address, this.#now() - start);
      this.#leave(address);
    }
  }

  #requireTime(address: string): void {
    const { left } = this.#accountOf(address);
    if (left <= 0) throw tooMany(Math.ceil((1 - left) / this.#limits.refillMs));
  }

  #accountOf(address: string): Account {
    const now = this.#now();
    const { burstMs, refillMs } = this.#limits;
    const known = this.#accounts.get(address);
    if (known === undefined) return { left: burstMs, at: now };
    return { left: Math.min(burstMs, known.left + ((now - known.at) / 1000) * refillMs), at: now };
  }

  #charge(address: string, ms: number): void {
    const { left, at } = this.#accountOf(address);
    this.#accounts.delete(address);
    this.#accounts.set(address, { left: left - ms, at });
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > MAX_ADDRESSES && oldest !== undefined) this.#accounts.delete(oldest);
  }

  async #enter(address: string): Promise<void> {
    if (this.#canStart(address)) return this.#start(address);
    const { maxWaitMs, maxWaitingOfAddress } = this.#limits;
    const waiting = this.#queue.filter((other) => other.address === address).length;
    if (waiting >= maxWaitingOfAddress) throw tooMany(1);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue = this.#queue.filter((other) => other !== turn);
        reject(tooMany(1));
      }, maxWaitMs);
      const turn: Waiting = {
        address,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#queue.push(turn);
    });
  }

  #canStart(address: string): boolean {
    const ofAddress = this.#running.get(address) ?? 0;
    return this.#runningCount < this.#limits.maxRunning && ofAddress < this.#limits.maxRunningOfAddress;
  }

  #start(address: string): void {
    this.#runningCount += 1;
    this.#running.set(address, (this.#running.get(address) ?? 0) + 1);
  }

  #leave(address: string): void {
    this.#runningCount -= 1;
    const left = (this.#running.get(address) ?? 1) - 1;
    if (left === 0) this.#running.delete(address);
    else this.#running.set(address, left);
    const next = this.#queue.find((waiting) => this.#canStart(waiting.address));
    if (next === undefined) return;
    this.#queue = this.#queue.filter((waiting) => waiting !== next);
    // Counted before it goes on, so that nobody else takes the place in between.
    this.#start(next.address);
    next.start();
  }
}

const tooMany = (retryAfter: number): DomainError =>
  new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfter });

/** An endpoint whose requests cost more than about 30 ms, or may. */
export interface CostlyEndpoint {
  method: 'GET' | 'POST';
  path: string;
  /** The parameters that make it costly; without any of them it is cheap. Every request is costly if left out. */
  when?: readonly string[];
}

/** Runs the requests of an endpoint under a cost limit. */
export function limitCost(limit: CostLimit, { when }: CostlyEndpoint) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (when !== undefined && !when.some((name) => c.req.query(name)?.trim())) return next();
    await limit.run(c.var.address, next);
  });
}
