import { foldText } from './foldText'
import { splitParts } from './splitParts'

const space = /\s+/

/**
 * The words of a text in order: parted at every sign, and, where that makes a difference, once more with what is written together as
 * one word, without its signs.
 *
 * @example splitSequences('Mazda CX-5') // [['mazda', 'cx', '5'], ['mazda', 'cx5']]
 */
export function splitSequences(text: string): string[][] {
  const single: string[] = []
  const joined: string[] = []
  for (const written of foldText(text).split(space)) {
    const parts = splitParts(written)
    for (const part of parts) single.push(part)
    if (parts.length > 0) joined.push(parts.length === 1 ? (parts[0] as string) : parts.join(''))
  }
  // In most texts no word has signs in it.
  return single.length > joined.length ? [single, joined] : [single]
}
