import type { ResolvedConfig } from '../ResolvedConfig'
import { plainText } from '../rich-text/plainText'
import { isDocument } from '../rich-text/RichText'
import { isSwitchedOn } from '../switches/shownItems'
import { offersSubscriptions } from '../switches/takesSubscriptions'
import type { CrossCheck, Finding } from './CrossCheck'
import { namedLaws } from './namedLaws'

/** A kind of amount that a text must not state without its terms. */
interface Amount {
  /** The first such amount in a text; empty if there is none. */
  readonly findAmount: (text: string) => string
  /** Matches the required terms, anywhere in the same text. */
  readonly termsPattern: RegExp
  readonly missingTerms: string
  readonly legalRequirement: { readonly [Country in ResolvedConfig['identity']['country']]: string }
}

/** A weekly, fortnightly or monthly amount in the usual spellings: '$99 a week', '$99pw', '$199* per fortnight', '$9/wk'. */
const periodicAmount =
  /\$\s?\d[\d,]*(?:\.\d+)?[*†^]?\s?(?:(?:a|per|each|every|\/)\s?(?:week|wk|fortnight|month|mth)|\/?\s?p\.?\s?[wfm]\b\.?|weekly|fortnightly|monthly)/i

const repayment: Amount = {
  findAmount: (text) => periodicAmount.exec(text)?.[0] ?? '',
  termsPattern: /comparison rate/i,
  missingTerms: 'has no comparison rate',
  legalRequirement: {
    AU: `The law requires one beside every advertised repayment (${namedLaws.AU.rates}).`,
    NZ: `The law requires the interest rate, the term and the total beside it (${namedLaws.NZ.rates}).`,
  },
}

/** Whole dollars with the surrounding words, which distinguish a price from a limit, a loan or a benefit. */
const dollars =
  /(?<before>(?:\b(?:under|below|to|over|above|than|between|within|and|of|worth|save|saving|saves|least|most|at)\s)?)(?<amount>\$\s?\d{1,3}(?:,\d{3})+|\$\s?\d{4,6})(?:\.\d\d)?(?<after>\s?(?:off\b|or (?:less|more|under|over)|and (?:under|over)|loan|voucher|bonus|cash|deposit|limit|discount|saving|donat|prize|in (?:value|savings)))?/gi
/** Smaller amounts aren't car prices. */
const minPrice = 3_000

const price: Amount = {
  findAmount: (text) => {
    for (const { groups } of text.matchAll(dollars)) {
      const { before = '', amount = '', after = '' } = groups ?? {}
      if (before === '' && after === '' && Number(amount.replace(/[$,\s]/g, '')) >= minPrice) return amount
    }
    return ''
  },
  termsPattern: /drive[\s-]?away|on[\s-]?roads?\b|government charges|\b(?:egc|orc|rrp|mrlp|msrp)\b|includ|exclud|ready to ride/i,
  missingTerms: 'doesn’t say what the price includes',
  legalRequirement: {
    AU: 'The Australian Consumer Law requires the whole price. Say “drive away”, or what is extra.',
    NZ: 'The New Zealand Fair Trading Act requires you to say whether on-road costs are extra.',
  },
}

interface CheckedText {
  readonly pointer: string
  readonly where: string
  /** The value that contains the text, with everything beside it. */
  readonly texts: unknown
}

/** Whether any text in a nested value matches. */
const anyText = (value: unknown, passes: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return passes(value)
  // Differently styled spans are read as one line.
  if (isDocument(value)) return passes(plainText(value))
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) if (anyText((value as Readonly<Record<string, unknown>>)[key], passes)) return true
  return false
}

/** The dealer's free texts. */
const advertisements = ({ header, pages, popups, search, offers, vdp }: ResolvedConfig): CheckedText[] => [
  { pointer: '/header/announcement', where: 'in the announcement', texts: header.announcement },
  { pointer: '/offers/text', where: 'on the offers page', texts: offers.text },
  { pointer: '/vdp/protectText', where: 'on car pages', texts: vdp.protectText },
  ...search.promos.map(({ id, title, text }) => ({
    pointer: `/search/promos/${id}/text`,
    where: `in the promotion “${title}”`,
    texts: [title, text],
  })),
  ...popups.list.filter(isSwitchedOn).map(({ id, title, description }) => ({
    pointer: `/popups/list/${id}/description`,
    where: `in the popup “${title}”`,
    texts: [title, description],
  })),
  ...pages.list
    .filter(isSwitchedOn)
    .flatMap((page) =>
      page.blocks
        .filter(isSwitchedOn)
        .map((block) => ({ pointer: `/pages/list/${page.id}/blocks/${block.id}`, where: `on the page “${page.title}”`, texts: block })),
    ),
]

const amountsWithoutTerms = (
  amounts: readonly Amount[],
  texts: unknown,
  where: string,
  { identity }: Pick<ResolvedConfig, 'identity'>,
): string[] =>
  amounts.flatMap(({ findAmount, termsPattern, missingTerms, legalRequirement }) => {
    let found = ''
    const names = anyText(texts, (text) => {
      found = text.includes('$') ? findAmount(text) : ''
      return found !== ''
    })
    return names && !anyText(texts, (text) => termsPattern.test(text))
      ? [`“${found}” ${where} ${missingTerms}. ${legalRequirement[identity.country]}`]
      : []
  })

/** Prices in a text that doesn't say what they include, as sentences; `where` is 'in the offer'. */
export const pricesWithoutBasis = (texts: unknown, where: string, config: Pick<ResolvedConfig, 'identity'>): string[] =>
  amountsWithoutTerms([price], texts, where, config)

/**
 * Requires a comparison rate beside a repayment in a text (FIN-05): the National Credit Code in Australia, and terms under fair dealing law
 * in New Zealand. A car's price must say what it includes.
 */
export const advertisedAmounts: CrossCheck = (config) =>
  advertisements(config).flatMap(({ pointer, where, texts }) =>
    // On sites with subscriptions, weekly amounts are rents, not credit.
    amountsWithoutTerms(offersSubscriptions(config) ? [price] : [repayment, price], texts, where, config).map(
      (message): Finding => ({ pointer, severity: 'warning', message }),
    ),
  )
