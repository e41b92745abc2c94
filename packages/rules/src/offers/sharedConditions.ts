import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Offer } from '../entities/Offer'

/** Conditions that several offers of a row have, stated once below it. */
export interface SharedConditions {
  /** The sign on the cards and before the text. */
  readonly mark: string
  readonly text: string
}

/** A row with more kinds of shared conditions states the others on the cards. */
const marks = ['†', '‡'] as const

const onOneLine = (text: RichText): string =>
  plainText(text)
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((line) => (/[.!?:;,]$/.test(line) ? line : `${line}.`))
    .join(' ')

/** The conditions of an offer on one line, each of their lines as a sentence (ENT-11). */
export const conditionsText = ({ disclaimer }: Pick<Offer, 'disclaimer'>): string => onOneLine(disclaimer ?? '')

/** Conditions of up to this length are on each card in full: a mark alone would say nothing there. In characters. */
export const maxCardConditions = 120

/** The conditions that at least two offers of a row have in the same words (ENT-11), unless each card has room for them. */
export const sharedConditions = (offers: readonly Pick<Offer, 'disclaimer'>[]): readonly SharedConditions[] => {
  const texts = offers.map(conditionsText).filter((text) => text.length > maxCardConditions)
  const repeated = [...new Set(texts)].filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))
  return marks.flatMap((mark, index) => (repeated[index] === undefined ? [] : [{ mark, text: repeated[index] }]))
}
