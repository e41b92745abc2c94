import { validateDocument } from '../generated/validateDocument'
import { isDocument, type RichText } from './RichText'

const begins = '{"blocks":['

/** A formatted text as a text column of a table holds it: words as they are, a document as its JSON. */
export const writeStoredText = (text: RichText): string =>
  typeof text === 'string' ? text : `${begins}${JSON.stringify(text.blocks).slice(1, -1)}]}`

/** What a text column holds, read again: anything that is no document is words. */
export const parseStoredText = (stored: string): RichText => {
  if (!stored.startsWith(begins)) return stored
  try {
    const value: unknown = JSON.parse(stored)
    return isDocument(value) && validateDocument(value) ? value : stored
  } catch {
    return stored
  }
}
