/** A value of a row that is put under a heading. */
interface RowPiece {
  readonly id: number
  readonly text: string
}

/** The values of a row, with an empty one for each heading that is left. */
export const toPieces = (cells: readonly string[], headingCount: number): RowPiece[] =>
  Array.from({ length: Math.max(cells.length, headingCount) }, (_, id) => ({ id, text: cells[id] ?? '' }))

/** Two values as the one text they were: a number is written without a blank after its comma. */
const joined = (before: string, after: string, delimiter: string): string => {
  if (before === '' || after === '') return before + after
  const isNumber = /\d$/.test(before) && /^\d/.test(after)
  return `${before}${delimiter}${isNumber || delimiter === '\t' ? '' : ' '}${after}`
}

/** The same without one of them; the last headings get empty ones where none is left. */
export const withoutPiece = (pieces: readonly RowPiece[], place: number, headingCount: number): RowPiece[] => {
  const left = pieces.filter((_, index) => index !== place)
  const next = Math.max(...pieces.map(({ id }) => id)) + 1
  return left.length < headingCount ? [...left, { id: next, text: '' }] : left
}

/** The same with one of them put at the end of the one before. */
export const joinedToBefore = (
  pieces: readonly RowPiece[],
  place: number,
  { delimiter, headingCount }: { readonly delimiter: string; readonly headingCount: number },
): RowPiece[] => {
  const after = pieces[place]?.text ?? ''
  return withoutPiece(
    pieces.map((piece, index) => (index === place - 1 ? { ...piece, text: joined(piece.text, after, delimiter) } : piece)),
    place,
    headingCount,
  )
}
