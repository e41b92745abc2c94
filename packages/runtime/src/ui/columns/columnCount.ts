/** The `sizes` of pictures that fill the columns of so many entries (`columnCount`); `phone` is their width where all stand in one. */
export const columnSizes = (entries: number, phone = '100vw'): string => {
  const wide = entries <= 2 ? '38rem' : entries % 3 === 0 || entries % 4 === 1 ? '26rem' : '20rem'
  return `(width >= 64rem) ${wide}, (width >= 40rem) 50vw, ${phone}`
}

/** Columns in which a number of entries leaves no lonely last one: rows of four, three or two. */
export const columnCount = (entries: number): string => {
  if (entries <= 2) return 'sm:grid-cols-2'
  if (entries % 3 === 0 || entries % 4 === 1) return 'sm:grid-cols-2 lg:grid-cols-3'
  return 'sm:grid-cols-2 lg:grid-cols-4'
}
