/** How many rows are asked for at once. */
export const rowsAtOnce = 200

/**
 * Every row of a list, page after page. One that comes meanwhile pushes another to the next page: each counts once.
 * @param pageOf asks for one page of `rowsAtOnce` rows; the first is 1
 */
export async function allRows<Row>(
  pageOf: (pageNum: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
  keyOf: (row: Row) => string | number,
): Promise<Row[]> {
  const found = new Map<string | number, Row>()
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum++) {
    const { rows, total } = await pageOf(pageNum)
    for (const row of rows) found.set(keyOf(row), row)
    pages = Math.ceil(total / rowsAtOnce)
  }
  return [...found.values()]
}
