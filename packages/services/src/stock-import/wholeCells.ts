/** An invisible character (invisible separator) before a text that a step of the mapping couldn't part, so that messages can quote the text. */
const mark = '\u2063'

/** Marks a text that is still whole: the mapping takes a part of it that it doesn’t have, so the text isn’t what the column’s others are. */
export const wholeCell = (text: string): string => `${mark}${text}`

/** Whether a text is marked as whole. */
export const isWholeCell = (text: string): boolean => text.startsWith(mark)

/** A marked text without its mark. */
export const wholeCellText = (text: string): string => text.slice(mark.length)

/** Why a whole text has no value, one sentence. */
export const wholeCellSays = (text: string): string =>
  `“${wholeCellText(text)}” isn’t written like the others in its column, so it isn’t clear what it is.`
