/** An invisible character (invisible plus) before a text whose number a step of the mapping couldn't multiply, so that messages can quote it. */
const mark = '\u2064'

/** Marks a text that is still in the unit of its file. */
export const unmultipliedCell = (text: string): string => `${mark}${text}`

/** Whether a text is marked as not multiplied. */
export const isUnmultipliedCell = (text: string): boolean => text.startsWith(mark)

/** Why such a text has no value, one sentence. */
export const unmultipliedCellSays = (text: string): string =>
  `It isn’t clear which number “${text.slice(mark.length)}” is, so it wasn’t converted as the others in its column are.`
