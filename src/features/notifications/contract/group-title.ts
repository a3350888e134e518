interface Grouped {
  title: string;
  /** With {count} in the place of how many. */
  groupedTitle: string | null;
  count: number;
}

/** The title of a notification; for several of one group, a title with their number. */
export function groupTitle({ title, groupedTitle, count }: Grouped): string {
  return count === 1 || groupedTitle === null ? title : groupedTitle.replace('{count}', String(count));
}
