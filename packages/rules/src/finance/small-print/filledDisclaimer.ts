import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { mapText } from '@forecourt/schema/rich-text/mapText'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichBlock, RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { formatRate } from '../../format/groupThousands'

/** Longer runs without a space aren't words. */
const maxCutWordLength = 24

/** A line without final punctuation: a bullet point or a table cell. */
const unended = /([^\s.,;:!?…])\s*\n\s*/g

const lengths = { page: 200, calculator: 197 } as const

/**
 * Shortens a disclaimer to its folded text: the first 200 characters, 197 in the calculator, and an ellipsis (UI-18, FIN-22), cut between
 * words and characters, on one line without formatting; dots separate bullet points. Null if it fits.
 */
export const disclaimerStart = (text: RichText, place: keyof typeof lengths): string | null => {
  const length = lengths[place]
  const plain = plainText(text).replace(unended, '$1 · ').replace(/\s+/g, ' ')
  if (plain.length <= length) return null
  const cut = plain.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const whole = /\s/.test(plain.charAt(length)) ? cut : cut.replace(new RegExp(`\\s+\\S{0,${maxCutWordLength}}$`), '')
  return `${whole.trimEnd()}…`
}

const star = '* '

const starred = (spans: Spans | undefined): Spans => [{ text: star }, ...(spans ?? [])]

/** Prefixes small print with the asterisk that the figures refer to; before a table or picture it is a paragraph of its own (FIN-02). */
export const starredText = (text: RichText): RichText => {
  const [first, ...others] = toDocument(text).blocks
  if (first === undefined) return text
  const starredBlock = ((): RichBlock | null => {
    switch (first.kind) {
      case 'paragraph':
      case 'heading':
        return { ...first, spans: starred(first.spans) }
      case 'list':
        return { ...first, points: first.points.map((point, index) => (index === 0 ? { ...point, spans: starred(point.spans) } : point)) }
      case 'quote':
        return { ...first, paragraphs: [starred(first.paragraphs[0]), ...first.paragraphs.slice(1)] }
      default:
        return null
    }
  })()
  return {
    blocks: starredBlock
      ? [starredBlock, ...others]
      : [{ id: 'star', kind: 'paragraph', spans: [{ text: star.trim() }] }, first, ...others],
  }
}

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate'> & {
  readonly comparisonRate: number | null
}

/** The default text's terms of a loan. */
const depositAndFinal = /\ba deposit of \{deposit\} and a final payment of \{finalPayment\}( of the price)?/g
const depositPhrase = /\ba deposit of \{deposit\}/g

/** Says that a loan has no deposit or no balloon, instead of stating 0%, as `loanText` does. */
const zerosAsText = (text: string, { depositPercent, finalPaymentPercent }: Terms): string => {
  const named =
    finalPaymentPercent > 0
      ? text
      : text.replace(depositAndFinal, (_all, ofPrice = '') => `a deposit of {deposit}${depositPercent > 0 ? ofPrice : ''} and no balloon`)
  return depositPercent > 0 ? named : named.replace(depositPhrase, 'no deposit')
}

const placeholder = /\{(\w+)\}/g

/** The comparison rate in brackets, as in the default text, and the full stops around it. */
const comparisonInBrackets = /(\.?)\s*\([^()]*\{comparisonRate\}[^()]*\)(\.?)/g
const withoutComparison = (text: string) => text.replace(comparisonInBrackets, (_all, before: string, after: string) => before || after)

/**
 * Fills the terms of an estimate into its disclaimer (FIN-02, FIN-04), zeros as text; leaves other braces unchanged. Where sites state no
 * comparison rate, as in New Zealand, the brackets with it are left out (CFG-02).
 */
export const filledDisclaimer = (text: RichText, terms: Terms, identity: Pick<ResolvedConfig['identity'], 'country'>): RichText => {
  const { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate } = terms
  const stated = statesComparisonRate(identity) ? (part: string) => part : withoutComparison
  const values = new Map([
    ['term', String(termYears)],
    ['deposit', `${depositPercent}%`],
    ['finalPayment', `${finalPaymentPercent}%`],
    ['rate', formatRate(rate)],
    ['comparisonRate', comparisonRate === null ? '' : formatRate(comparisonRate)],
  ])
  return mapText(text, (part) => zerosAsText(stated(part), terms).replace(placeholder, (whole, name: string) => values.get(name) ?? whole))
}
