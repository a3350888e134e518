interface Grouped {
  title: string;
  /** With {count} in the place of how many. */
  groupedTitle: string | null;
  count: number;
}

/** What a notification is called: several things of one group have a title that says how many they are. */
export function groupTitle({ title, groupedTitle, count }: Grouped): string {
  return count === 1 || groupedTitle === null ? title : groupedTitle.replace('{count}', String(count));
}
