interface Grouped {
  title: string;
  /** Title with a {count} placeholder. */
  groupedTitle: string | null;
  count: number;
}

/** Returns the title of a notification, or a title with the number of grouped ones. */
export function groupTitle({ title, groupedTitle, count }: Grouped): string {
  return count === 1 || groupedTitle === null ? title : groupedTitle.replace('{count}', String(count));
}
