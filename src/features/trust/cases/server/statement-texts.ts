import { shortDate } from '../../../../shared/dates.ts';
import type { Actions } from '../contract/decision.ts';

const SUBJECT_WORDS: Record<Actions['onSubject'], string> = {
  none: '',
  'ask-change': 'Asked for a change',
  hide: 'Hidden',
  'take-down': 'Taken down',
  restore: 'Restored',
};
const PERSON_WORDS: Record<Actions['onPerson'], string> = {
  none: '',
  warn: 'warned',
  limit: 'limited',
  suspend: 'suspended',
  close: 'account closed',
};

/** Returns 'Taken down and suspended', for the log. */
export function actionsTitle({ onSubject, onPerson }: Pick<Actions, 'onSubject' | 'onPerson'>): string {
  const words = [SUBJECT_WORDS[onSubject], PERSON_WORDS[onPerson]].filter(Boolean).join(' and ');
  return words === '' ? 'Nothing wrong' : words.charAt(0).toUpperCase() + words.slice(1);
}

const SUBJECT_BUTTONS: Record<Actions['onSubject'], string> = {
  none: '',
  'ask-change': 'Ask for a change',
  hide: 'Hide',
  'take-down': 'Take down',
  restore: 'Show again',
};
const PERSON_BUTTONS: Record<Actions['onPerson'], string> = {
  none: '',
  warn: 'warn',
  limit: 'limit',
  suspend: 'suspend',
  close: 'close the account',
};

/** Returns 'Take down and suspend', for the button. */
export function actionsButton({ onSubject, onPerson }: Pick<Actions, 'onSubject' | 'onPerson'>): string {
  const words = [SUBJECT_BUTTONS[onSubject], PERSON_BUTTONS[onPerson]].filter(Boolean).join(' and ');
  return words === '' ? 'Nothing wrong' : words.charAt(0).toUpperCase() + words.slice(1);
}

interface Told extends Pick<Actions, 'onSubject' | 'onPerson'> {
  until: Date | null;
  /** Title of the subject. */
  title: string;
  /** Nothing of it applies anymore. */
  hasEnded?: boolean;
}

const LASTING: ReadonlyMap<Actions['onPerson'], string> = new Map([
  ['limit', 'limited'],
  ['suspend', 'suspended'],
  ['close', 'closed'],
]);

/** Returns the heading of a statement, which is also the subject of its mail. */
export function statementTitle({ onSubject, onPerson, until, title, hasEnded = false }: Told): string {
  if (hasEnded && LASTING.has(onPerson)) return `Your account was ${LASTING.get(onPerson)}`;
  const end = until === null ? '' : ` until ${shortDate(until.toISOString())}`;
  if (onPerson === 'close') return 'Your account is closed';
  if (onPerson === 'suspend') return `Your account is suspended${end}`;
  if (onPerson === 'limit') return `Your account is limited${end}`;
  const name = title.length > 80 ? `${title.slice(0, 79)}…` : title;
  if (onSubject === 'take-down') return `We took down “${name}”`;
  if (onSubject === 'hide') return `We hid “${name}” for now`;
  if (onSubject === 'ask-change') return `Please change “${name}”`;
  if (onSubject === 'restore') return `“${name}” is back`;
  return `A warning about “${name}”`;
}

/** Returns what was done in one line, such as 'Account suspended, 1 listing taken down'. */
export function statementSummary({ onSubject, onPerson }: Told, kind: string): string {
  const account = {
    none: '',
    warn: 'Warning',
    limit: 'Account limited',
    suspend: 'Account suspended',
    close: 'Account closed',
  }[onPerson];
  const what = kind.replace('-', ' ');
  const subject = {
    none: '',
    'ask-change': `change of a ${what} asked for`,
    hide: `1 ${what} hidden`,
    'take-down': `1 ${what} taken down`,
    restore: `1 ${what} shown again`,
  }[onSubject];
  const words = [account, subject].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns heading and text for someone who reported something, after an appeal changed what was decided. */
export const changedOutcomeTexts = (title: string): { title: string; text: string } => ({
  title: 'We changed our mind about your report',
  text: `Someone on our team looked again at “${title}”, and we changed the decision.`,
});

/** Returns heading and text for someone who reported something. */
export function outcomeTexts(
  { onSubject, onPerson, title }: Omit<Told, 'until'>,
  rule: string | null,
): { title: string; text: string } {
  if ((onSubject === 'none' || onSubject === 'restore') && onPerson === 'none') {
    return {
      title: 'We looked at what you reported',
      text: `“${title}” doesn't break our rules, so we left it as it is. Thank you for telling us.`,
    };
  }
  const broke = rule === null ? 'It broke our rules.' : `It broke our rule about ${rule.toLowerCase()}.`;
  const done = {
    none: '',
    restore: '',
    'ask-change': ' We asked for a change.',
    hide: ' Nobody else can see it for now.',
    'take-down': ' It is gone.',
  }[onSubject];
  const person = {
    none: '',
    warn: ' The person got a warning.',
    limit: " The person can't post anything new for now.",
    suspend: " The person can't sell or message here for now.",
    close: " The person's account is closed.",
  }[onPerson];
  return {
    title: onSubject === 'take-down' ? 'Thanks, we took it down' : 'Thanks, we did something about it',
    text: `You reported “${title}”. ${broke}${done}${person}`,
  };
}
