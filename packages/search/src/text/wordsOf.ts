import { foldText } from './foldText'

const notWord = /[^\p{L}\p{N}]+/u

/** The words of a text in order, parted at anything but letters and digits. */
export const wordsOf = (text: string): string[] => foldText(text).split(notWord).filter(Boolean)
