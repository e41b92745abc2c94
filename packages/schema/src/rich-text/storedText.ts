import { validateDocument } from '../generated/validateDocument'
import { isDocument, type RichText } from './RichText'

const documentPrefix = '{"blocks":['

/** Serialises a rich text for a text column: light text unchanged, a document as JSON. */
export const writeStoredText = (text: RichText): string =>
  typeof text === 'string' ? text : `${documentPrefix}${JSON.stringify(text.blocks).slice(1, -1)}]}`

/** Parses a text column: anything that isn't a document is light text. */
export const parseStoredText = (stored: string): RichText => {
  if (!stored.startsWith(documentPrefix)) return stored
  try {
    const value: unknown = JSON.parse(stored)
    return isDocument(value) && validateDocument(value) ? value : stored
  } catch {
    return stored
  }
}
