const columns = ['xl:grid-cols-6', 'xl:grid-cols-7', 'xl:grid-cols-5', 'xl:grid-cols-4'] as const
const counts = [6, 7, 5, 4] as const

/** Columns on wide screens that leave the fewest places empty in the last row: 14 entries stand in two rows of seven. */
export const pictureColumns = (entries: number): string => {
  const empty = counts.map((count) => (count - (entries % count)) % count)
  return columns[empty.indexOf(Math.min(...empty))] ?? columns[0]
}
