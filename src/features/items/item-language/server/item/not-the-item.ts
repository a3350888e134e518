/** Phrases in which a named item is not what is offered: services, rentals, parts and games. */
import { type ItemKind, isA, KIND_LINES, kindNamed } from '../kinds/kinds.ts';
import { findName } from '../words/name-index.ts';
import type { Word } from '../words/read-words.ts';
import type { Mention } from './mentions.ts';
import { ROLE_WORDS } from './role-words.ts';

export const SERVICE = kindNamed('service');
export const RENTAL = kindNamed('rental');
/** Services that may follow an item's name. */
const SERVICES =
  /^(?:tuning|tunings|cleaning|service|services|repairs?|alterations|reupholstery|refinishing|restringing|sharpening|installation|grooming|walking|sitting|boarding)$/;

/** Whether a phrase is a service for an item: "piano tuning and repair". */
export function isServed(words: readonly Word[], head: Mention): boolean {
  const [service, next] = [words[head.to], words[head.to + 1]];
  if (head.strength !== 'name' || service === undefined || service.breakBefore !== '') return false;
  if (!SERVICES.test(service.word) || isForPeople(words, head.to + 1)) return false;
  return next === undefined || next.breakBefore !== '' || ROLE_WORDS.has(next.word);
}

/** Whether dishes for some people follow: "service for eight". */
const isForPeople = (words: readonly Word[], index: number): boolean =>
  words[index]?.word === 'for' &&
  /^(?:\d{1,2}|four|six|eight|ten|twelve)$/.test(words[index + 1]?.word ?? '');

/** Plurals after a name that are not parts. */
const NO_PARTS = /^(?:mens|womens|kids|boys|girls|ladies|unisex|adults|teens|youths|series|inches)$/;

/** Whether a singular name is followed by an unknown plural: "violin mutes" are not a violin. */
export function isOfUnknownParts(words: readonly Word[], head: Mention): boolean {
  const [name, parts, next] = [words[head.to - 1], words[head.to], words[head.to + 1]];
  if (head.strength !== 'name' || name === undefined || parts === undefined) return false;
  const isPlural = /^[a-z]{4,}s$/.test(parts.word) && parts.key !== parts.word && name.key === name.word;
  if (!isPlural || parts.breakBefore !== '' || parts.isJoined || NO_PARTS.test(parts.word)) return false;
  if (ROLE_WORDS.has(parts.word) || findName(words, head.to) !== null) return false;
  return next === undefined || next.breakBefore !== '' || ROLE_WORDS.has(next.word);
}

const CONSOLE = kindNamed('game console');
const GAME = kindNamed('video game');
const OF_CONSOLE = /^(?:console|system|bundle|edition|controllers?|limited|collectors)$/;

/** Titles of games, which sellers name before the console: "God of War PS4", "NBA 2K23 Xbox". */
const GAME_TITLES = new RegExp(`\\b(?:${KIND_LINES.flatMap(({ titles }) => titles).join('|')})\\d*\\b`);

/** Returns a video game if its title comes before the model of its console. Null otherwise. */
export function gameBefore(kind: ItemKind, head: Mention, words: readonly Word[]): ItemKind | null {
  if (!isA(kind, CONSOLE) || head.strength !== 'model') return null;
  if (words.some(({ word }) => OF_CONSOLE.test(word))) return null;
  const before = words.slice(0, head.from).map(({ word }) => word);
  return GAME_TITLES.test(before.join(' ')) ? GAME : null;
}

/** Whether an apartment or a thing is offered "for rent". */
export const isForRent = (words: readonly Word[]): boolean =>
  words.some(({ word }, index) => word === 'for' && /^rent(?:al)?$/.test(words[index + 1]?.word ?? ''));
