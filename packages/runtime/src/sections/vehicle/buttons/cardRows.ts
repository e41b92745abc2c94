/** How many of a card's buttons share a row, for each of them in order: rows are as even as can be and the first has fewest, so that none is left alone under the others. */
export const cardRows = (count: number, most: number): readonly number[] => {
  const rows = Math.ceil(count / most)
  const least = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? least : least + 1)).flatMap((size) =>
    new Array<number>(size).fill(size),
  )
}
