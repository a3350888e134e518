/**
 * Opens many live pages and sends messages between them; runs as a child process and reports over its
 * channel.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface LiveLoad {
  /** The address of each process; the two participants of a conversation are on the first and the last. */
  urls: string[];
  origin: string;
  /** One live page each; person n writes to person n + half of them. */
  people: { cookie: string; conversation: string }[];
  perSecond: number;
  seconds: number;
}

export interface LiveResult {
  messages: number;
  /** Milliseconds from sending a message to its text on the other page. */
  p50: number;
  p99: number;
  /** Messages that never appeared. */
  lost: number;
}

interface Received {
  seq: number;
  clientId: string;
  mine: boolean;
}

interface Update {
  type: string;
  detail?: Received;
}

type Order = { open: LiveLoad } | { write: true };

const CONNECT_AT_ONCE = 50;
const PATIENCE_MS = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
let load: LiveLoad;
/** A measurement with failures would be meaningless. */
const failures: unknown[] = [];
/** Number of the last message on each page; pages stay open from one round to the next. */
let known: number[] = [];
let receive: (person: number, update: Update) => void = () => undefined;

const urlOf = (person: number): string =>
  (person < load.people.length / 2 ? load.urls[0] : load.urls.at(-1)) ?? '';

/** Each from its own IP address, as behind a proxy. */
const headersOf = (person: number) => ({
  Origin: load.origin,
  Cookie: load.people[person]?.cookie,
  'X-Forwarded-For': `10.9.${person >> 8}.${person & 255}`,
});

function connect(person: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const page = new WebSocket(`${urlOf(person).replace('http', 'ws')}/api/live`, {
      headers: headersOf(person),
    });
    page.once('open', resolve);
    page.once('error', reject);
    page.once('close', (code) => failures.push(`a page was closed with ${code}`));
    page.on('message', (data) => {
      const update = JSON.parse(String(data)) as Update;
      if (update.type === 'messages.new') receive(person, update);
    });
  });
}

async function open(): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < load.people.length) await connect(next++);
  };
  await Promise.all(Array.from({ length: CONNECT_AT_ONCE }, work));
}

function ask<T>(person: number, method: string, path: string, body?: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      ...headersOf(person),
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    };
    const sent = request(urlOf(person) + path, { method, agent, headers }, (answer) => {
      let whole = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        whole += chunk;
      });
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(whole) as T);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${whole}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

async function write(): Promise<LiveResult> {
  const { people, perSecond, seconds } = load;
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const asking = new Set<number>();

  function show(person: number, { seq, clientId, mine }: Received): void {
    known[person] = seq;
    const begun = sentAt.get(clientId);
    if (!mine && begun !== undefined && sentAt.delete(clientId)) times.push(performance.now() - begun);
  }

  /**
   * As a page does: request everything since the last known message, and again if more was announced
   * meanwhile.
   */
  const again = new Set<number>();
  async function catchUp(person: number): Promise<void> {
    if (asking.has(person)) {
      again.add(person);
      return;
    }
    asking.add(person);
    do {
      again.delete(person);
      const { messages } = await ask<{ messages: Received[] }>(
        person,
        'GET',
        `/api/conversations/${people[person]?.conversation}/messages?since=${known[person]}&limit=100`,
      );
      for (const message of messages) show(person, message);
    } while (again.has(person));
    asking.delete(person);
  }
  const note = (error: unknown) => void failures.push(error);
  receive = (person, { detail }) => {
    const last = known[person] ?? 0;
    if (detail === undefined || detail.seq > last + 1) catchUp(person).catch(note);
    else if (detail.seq > last) show(person, detail);
  };

  const half = people.length / 2;
  const total = perSecond * seconds;
  const start = performance.now();
  for (let n = 0; n < total; n += 1) {
    const wait = start + (n * 1000) / perSecond - performance.now();
    if (wait > 1) await delay(wait);
    const person = ((n * 7919) % half) + (n % 2) * half;
    const clientId = randomUUID();
    const conversation = people[person]?.conversation ?? '';
    sentAt.set(clientId, performance.now());
    ask(person, 'POST', `/api/conversations/${conversation}/messages`, {
      clientId,
      text: `Hello ${n}`,
    }).catch(note);
  }
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (sentAt.size > 0 && performance.now() < giveUpAt) await delay(20);
  if (failures.length > 0) throw new Error(`${failures.length} failed, first: ${String(failures[0])}`);
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { messages: total, p50: quantile(0.5), p99: quantile(0.99), lost: sentAt.size };
}

async function obey(order: Order): Promise<LiveResult | { done: true }> {
  if ('write' in order) return write();
  load = order.open;
  known = load.people.map(() => 0);
  await open();
  return { done: true };
}

process.on('message', (order: Order) => {
  obey(order).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
