import { foldText } from './foldText'
import { splitParts } from './splitParts'

/** The words of a text in order, parted at anything but letters and digits. */
export const splitWords = (text: string): string[] => splitParts(foldText(text))
