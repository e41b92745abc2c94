/** A mark on the text of a cell, from the mapping to the column's reader. */
interface CellMark {
  readonly mark: (text: string) => string
  readonly isMarked: (text: string) => boolean
  readonly unmarked: (text: string) => string
}

/** Creates a mark from an invisible character before the text, so that messages can quote the text. */
const createCellMark = (character: string): CellMark => ({
  mark: (text) => `${character}${text}`,
  isMarked: (text) => text.startsWith(character),
  unmarked: (text) => text.slice(character.length),
})

/** A text that a user leaves out (word joiner). */
export const leftOutMark = createCellMark('\u2060')

/** A text without the part that a step of the mapping takes, so it isn’t what the column’s others are (invisible separator). */
export const wholeMark = createCellMark('\u2063')

/** A text whose number a step of the mapping couldn’t multiply, so it is still in the unit of its file (invisible plus). */
export const unmultipliedMark = createCellMark('\u2064')
