/** A row of a list whose form is open, as it was when it was opened. */
export interface OpenRow<Row> {
  row: Row;
  index: number;
}

/** Returns the rows with the open one, even if someone removed it meanwhile, so that its form keeps what was typed. */
export const withOpenRow = <Row extends { id: string }>(
  rows: readonly Row[],
  open: OpenRow<Row> | null,
): readonly Row[] =>
  open === null || rows.some(({ id }) => id === open.row.id) ? rows : rows.toSpliced(open.index, 0, open.row);
