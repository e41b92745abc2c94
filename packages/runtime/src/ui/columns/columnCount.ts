/** The `sizes` of pictures in columns (`columnCount`); `phone` is their width in a single column. */
export const columnSizes = (entries: number, phone = '100vw'): string => {
  const wide = entries <= 2 ? '38rem' : entries % 3 === 0 || entries % 4 === 1 ? '26rem' : '20rem'
  return `(width >= 64rem) ${wide}, (width >= 40rem) 50vw, ${phone}`
}

/** A column count that leaves no single last entry: four, three or two. */
export const columnCount = (entries: number): string => {
  if (entries <= 2) return 'sm:grid-cols-2'
  if (entries % 3 === 0 || entries % 4 === 1) return 'sm:grid-cols-2 lg:grid-cols-3'
  return 'sm:grid-cols-2 lg:grid-cols-4'
}

/** The same for entries that are narrow enough for five in a row. */
export const narrowColumnCount = (entries: number): string => (entries === 5 ? 'sm:grid-cols-2 lg:grid-cols-5' : columnCount(entries))
