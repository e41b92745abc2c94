import { parseLightText } from './parseLightText'
import type { RichDocument, RichText } from './RichText'

const read = new Map<string, RichDocument>()
/** Of so many typed texts the document is remembered: a page is drawn from the same ones again and again. */
const mostRead = 500

/** A long text as a document, whichever way it is stored. */
export const toDocument = (text: RichText): RichDocument => {
  if (typeof text !== 'string') return text
  const remembered = read.get(text)
  if (remembered) return remembered
  const document = parseLightText(text)
  if (read.size >= mostRead) read.clear()
  read.set(text, document)
  return document
}
