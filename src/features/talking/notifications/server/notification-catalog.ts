import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';

/** All kinds of notifications, and the groups people choose channels for. */
export interface NotificationCatalog {
  /**
   * Returns a kind by its name.
   * @throws Error if no feature declares the kind, which is a bug.
   */
  kind: (kind: string) => NotificationKind;
  /** The group of a stored kind. Undefined for kinds without a preference and kinds that no longer exist. */
  preferenceOf: (kind: string) => PreferenceGroup | undefined;
  /** The icon of a stored kind. Null for kinds without their own icon and kinds that no longer exist. */
  iconOf: (kind: string) => string | null;
  /** In the order of the settings page. */
  preferences: readonly PreferenceGroup[];
}

/**
 * Collects the kinds of notifications that all features declare.
 * @throws Error if two features declare the same kind, or different groups with the same name.
 */
export function createNotificationCatalog(kinds: readonly NotificationKind[]): NotificationCatalog {
  const byKind = new Map<string, NotificationKind>();
  const groups = new Map<string, PreferenceGroup>();
  for (const declared of kinds) {
    if (byKind.has(declared.kind)) throw new Error(`The notification ${declared.kind} is declared twice`);
    byKind.set(declared.kind, declared);
    const { preference } = declared;
    if (preference === undefined) continue;
    const group = groups.get(preference.group) ?? preference;
    if (group !== preference) throw new Error(`The preference group ${preference.group} is declared twice`);
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
    preferences: [...groups.values()].sort((a, b) => a.order - b.order),
  };
}
