/** Columns in which a number of entries leaves no lonely last one: rows of four, three or two. */
export const columnCount = (entries: number): string => {
  if (entries <= 2) return 'sm:grid-cols-2'
  if (entries % 3 === 0 || entries % 4 === 1) return 'sm:grid-cols-2 lg:grid-cols-3'
  return 'sm:grid-cols-2 lg:grid-cols-4'
}
