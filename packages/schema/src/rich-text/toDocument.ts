import { memoised } from '../memoised'
import { parseLightText } from './parseLightText'
import type { RichDocument, RichText } from './RichText'

/** Number of memoised documents: pages render the same texts repeatedly. */
const maxCached = 500
const parseCached = memoised(parseLightText, maxCached)

/** A stored rich text as a document. */
export const toDocument = (text: RichText): RichDocument => (typeof text === 'string' ? parseCached(text) : text)
