import { memoised } from '../memoised'
import { parseLightText } from './parseLightText'
import type { RichDocument, RichText } from './RichText'

/** Of so many typed texts the document is memoised: a page is drawn from the same ones again and again. */
const mostRead = 500
const documentOf = memoised(parseLightText, mostRead)

/** A long text as a document, whichever way it is stored. */
export const toDocument = (text: RichText): RichDocument => (typeof text === 'string' ? documentOf(text) : text)
