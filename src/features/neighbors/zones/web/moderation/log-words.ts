import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import type { ZoneLogEntry } from '../../contract/zone-log.ts';

type Action = ZoneLogEntry['act'];
type LoggedAction = Pick<ZoneLogEntry, 'act' | 'person' | 'subject'>;

/** Isolates a name's text direction within a sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** The icon of each action, and its text after the admin's name. */
const ACTIONS: Readonly<
  Record<Action, { icon: IconName; words: (person: string, subject: string | null) => string }>
> = {
  'zone-edited': { icon: 'scroll-text', words: () => 'edited the zone' },
  'discussion-closed': { icon: 'lock', words: () => 'made the discussion members only' },
  'discussion-opened': { icon: 'eye', words: () => 'opened the discussion to everyone' },
  'admin-made': { icon: 'shield-check', words: (person) => `made ${person} an Admin` },
  'admin-unmade': { icon: 'user-round', words: (person) => `made ${person} a Member` },
  'handed-over': { icon: 'shield-check', words: (person) => `handed the zone over to ${person}` },
  'member-removed': { icon: 'user-round-x', words: (person) => `removed ${person} from the zone` },
  'member-let-back': { icon: 'user-round-plus', words: (person) => `let ${person} join again` },
  'listing-removed': { icon: 'tag', words: (person, subject) => `removed ${listing(subject)} by ${person}` },
  'listing-put-back': {
    icon: 'undo-2',
    words: (person, subject) => `put back ${listing(subject)} by ${person}`,
  },
  'post-removed': { icon: 'message-square-text', words: (person) => `removed a post by ${person}` },
  'post-put-back': { icon: 'undo-2', words: (person) => `put back a post by ${person}` },
  'reply-removed': { icon: 'message-square-reply', words: (person) => `removed a reply by ${person}` },
  'reply-put-back': { icon: 'undo-2', words: (person) => `put back a reply by ${person}` },
};

const listing = (title: string | null): string => (title === null ? 'a listing' : `“${isolated(title)}”`);

export const logIcon = ({ act }: Pick<LoggedAction, 'act'>): IconName => ACTIONS[act].icon;

/** Describes an admin's action, to follow their name. */
export const logWords = ({ act, person, subject }: LoggedAction): string =>
  ACTIONS[act].words(isolated(person?.name ?? 'someone'), subject);
