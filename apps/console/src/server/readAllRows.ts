import type { ListQuery, ListResult } from '@forecourt/data/lists/parseFilter'

/** Rows per query. */
const perPage = 1_000

/**
 * All rows of a list for a CSV file, read in pages, with their total.
 * @param maxRows rows of the file, to the next thousand
 */
export const readAllRows = async <Row>(
  list: (page: Pick<ListQuery, 'page' | 'perPage'>) => Promise<ListResult<Row>>,
  maxRows = 50_000,
): Promise<ListResult<Row>> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const part = await list({ page, perPage })
    rows.push(...part.rows)
    if (part.rows.length < perPage || rows.length >= maxRows) return { rows, total: part.total }
  }
}
