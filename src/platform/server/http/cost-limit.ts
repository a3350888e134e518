import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

export interface CostLimits {
  /** Maximum number of costly requests that run at once. Each may hold database connections. */
  maxRunning: number;
  /** The maximum for one address. Always smaller, so that no address uses all of them. */
  maxRunningOfAddress: number;
  /** How long a request waits for its turn before it is rejected. */
  maxWaitMs: number;
  /** Maximum number of waiting requests per address. */
  maxWaitingOfAddress: number;
  /** What an address can spend after a pause, in milliseconds of running requests. */
  burstMs: number;
  /** What an address regains per second, in the same milliseconds. */
  refillMs: number;
}

/** Limits of one process, whose pool has 20 connections. */
const COST_LIMITS: CostLimits = {
  maxRunning: 4,
  maxRunningOfAddress: 1,
  maxWaitMs: 2000,
  maxWaitingOfAddress: 8,
  burstMs: 1000,
  refillMs: 100,
};

/** How many addresses are remembered. Beyond the limit, those that spent least recently are dropped. */
const MAX_ADDRESSES = 50_000;

interface Account {
  /** Milliseconds left to spend. Negative after a request that cost more than was left. */
  left: number;
  at: number;
}

interface Waiting {
  address: string;
  start: () => void;
}

/**
 * Charges costly requests to their address by running time, and runs only a few at once. An address that has
 * used up its time or waits too long gets 429 with Retry-After, so that others don't wait for it.
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
   * @throws DomainError TOO_MANY_REQUESTS, with the seconds until the address has time again.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.#requireTime(address);
    await this.#enter(address);
    const start = this.#now();
    try {
      // The cost of earlier requests is known only now.
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
    const account = this.#accounts.get(address);
    if (account === undefined) return { left: burstMs, at: now };
    return { left: Math.min(burstMs, account.left + ((now - account.at) / 1000) * refillMs), at: now };
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
    // Counted before it continues, so that nothing else takes the slot in between.
    this.#start(next.address);
    next.start();
  }
}

const tooMany = (retryAfter: number): DomainError =>
  new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfter });

/** An endpoint whose requests may take more than about 30 ms. */
export interface CostlyEndpoint {
  method: 'GET' | 'POST';
  path: string;
  /** The query parameters that make it costly. If omitted, every request is costly. */
  when?: readonly string[];
}

/** Runs the requests of an endpoint under a cost limit. */
export function limitCost(limit: CostLimit, { when }: CostlyEndpoint) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (when !== undefined && !when.some((name) => c.req.query(name)?.trim())) return next();
    await limit.run(c.var.address, next);
  });
}
