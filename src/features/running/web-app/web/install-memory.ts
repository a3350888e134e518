/** What this browser remembers about offers to install the site. */
export interface InstallMemory {
  visits: number;
  /** When it last opened a page, in milliseconds since 1970, like the other time. */
  openedAt: number;
  hasListed: boolean;
  declinedAt: number;
  isInstalled: boolean;
}

const NAME = 'install_offer';
export const NOTHING_YET: InstallMemory = {
  visits: 0,
  openedAt: 0,
  hasListed: false,
  declinedAt: 0,
  isInstalled: false,
};

const HOUR_MS = 3_600_000;
/** A longer break between two pages begins a new visit. */
const BREAK_MS = 4 * HOUR_MS;
const DECLINED_MS = 90 * 24 * HOUR_MS;

/** Returns the memory after a page was opened. */
export function countPage(memory: InstallMemory, now: number): InstallMemory {
  const isNewVisit = now - memory.openedAt > BREAK_MS;
  return { ...memory, visits: memory.visits + (isNewVisit ? 1 : 0), openedAt: now };
}

/** Returns whether to offer it now: to people who came back or have listed an item, unless they declined lately. */
export function isOfferDue(
  { visits, hasListed, declinedAt, isInstalled }: InstallMemory,
  now: number,
): boolean {
  if (isInstalled || now - declinedAt < DECLINED_MS) return false;
  return visits > 1 || hasListed;
}

/** Changes the memory and returns it. Where storage is denied, nothing is remembered and so nothing is offered. */
export function updateMemory(change: (memory: InstallMemory) => Partial<InstallMemory>): InstallMemory {
  try {
    const before = read();
    const memory = { ...before, ...change(before) };
    localStorage.setItem(NAME, JSON.stringify(memory));
    return memory;
  } catch {
    return NOTHING_YET;
  }
}

function read(): InstallMemory {
  try {
    return { ...NOTHING_YET, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<InstallMemory>) };
  } catch {
    return NOTHING_YET;
  }
}

/** Remembers that a listing was posted here, which is a reason to offer it on the next page. */
export const recordListing = (): void => void updateMemory(() => ({ hasListed: true }));
