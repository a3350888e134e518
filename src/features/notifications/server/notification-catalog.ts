import type { NotificationKind, PreferenceGroup } from '../../../shared/notification-kinds.ts';

/** Every kind of notification there is, and the groups people choose channels for. */
export interface NotificationCatalog {
  /** @throws Error for a kind that no feature declares: a mistake of ours. */
  kind: (kind: string) => NotificationKind;
  /** The group of a stored kind; undefined where nobody can choose, and for a kind that no longer exists. */
  preferenceOf: (kind: string) => PreferenceGroup | undefined;
  /** The icon of a stored kind; null where it has none of its own, and for a kind that no longer exists. */
  iconOf: (kind: string) => string | null;
  /** In the order of the settings. */
  preferences: readonly PreferenceGroup[];
}

/** @throws Error when two features declare the same kind, or different groups of the same name. */
export function createNotificationCatalog(kinds: readonly NotificationKind[]): NotificationCatalog {
  const byKind = new Map<string, NotificationKind>();
  const groups = new Map<string, PreferenceGroup>();
  for (const one of kinds) {
    if (byKind.has(one.kind)) throw new Error(`The notification ${one.kind} is declared twice`);
    byKind.set(one.kind, one);
    const { preference } = one;
    if (preference === undefined) continue;
    const known = groups.get(preference.group) ?? preference;
    if (known !== preference) throw new Error(`The preference group ${preference.group} is declared twice`);
    groups.set(preference.group, preference);
  }
  return {
    kind(name) {
      const kind = byKind.get(name);
      if (kind === undefined) throw new Error(`No feature declares the notification ${name}`);
      return kind;
    },
    preferenceOf: (name) => byKind.get(name)?.preference,
    iconOf: (name) => byKind.get(name)?.icon ?? null,
    preferences: [...groups.values()].sort((one, two) => one.order - two.order),
  };
}
