/** A value of a row, assigned to a heading by position. */
interface RowPiece {
  readonly id: number
  readonly text: string
}

/** The values of a row, padded with empty ones to the number of headings. */
export const toPieces = (cells: readonly string[], headingCount: number): RowPiece[] =>
  Array.from({ length: Math.max(cells.length, headingCount) }, (_, id) => ({ id, text: cells[id] ?? '' }))

/** Joins two values with the delimiter: without a space between digits, as in a number. */
const joinPieces = (before: string, after: string, delimiter: string): string => {
  if (before === '' || after === '') return before + after
  const isNumber = /\d$/.test(before) && /^\d/.test(after)
  return `${before}${delimiter}${isNumber || delimiter === '\t' ? '' : ' '}${after}`
}

/** Removes one value, and pads with an empty one if there are fewer than headings. */
export const withoutPiece = (pieces: readonly RowPiece[], position: number, headingCount: number): RowPiece[] => {
  const remaining = pieces.filter((_, index) => index !== position)
  const next = Math.max(...pieces.map(({ id }) => id)) + 1
  return remaining.length < headingCount ? [...remaining, { id: next, text: '' }] : remaining
}

/** The pieces of a row, with the one at a position joined to the piece before it. */
export const joinedToBefore = (
  pieces: readonly RowPiece[],
  position: number,
  { delimiter, headingCount }: { readonly delimiter: string; readonly headingCount: number },
): RowPiece[] => {
  const after = pieces[position]?.text ?? ''
  return withoutPiece(
    pieces.map((piece, index) => (index === position - 1 ? { ...piece, text: joinPieces(piece.text, after, delimiter) } : piece)),
    position,
    headingCount,
  )
}
