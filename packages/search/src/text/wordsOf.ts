import { foldText } from './foldText'
import { partsOf } from './partsOf'

/** The words of a text in order, parted at anything but letters and digits. */
export const wordsOf = (text: string): string[] => partsOf(foldText(text))
