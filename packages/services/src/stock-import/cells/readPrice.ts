import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { numbersMeant, pointedNumbers, shortPrices } from '../notations'
import { type ParsedPrice, type PriceCountry, parsePrice, saysGstOnTop } from '../parsePrice'
import { isPlaceholder } from '../placeholders'
import { isDummyNumber } from './isDummyNumber'
import { type Asked, empty, notUnderstood, type Outcome, type Reader } from './Outcome'

/** Dollars. Values outside are typos or placeholders; a lower price is a weekly one or a deposit. */
const limits = { least: 500, most: 3_000_000, mostBare: 500_000 } as const

/** An amount without dollar sign and commas, which may be in cents. */
const bareAmount = /^\d{6,9}(?:\.0+)?$/

/** Whether an amount is far too high for most cars unless it is in cents. */
export const mayBeCents = (text: string): boolean => bareAmount.test(text) && Number(text) >= limits.mostBare

/** Whether an amount has no unit. */
export const isBareAmount = (text: string): boolean => /^\d{3,9}(?:\.0+)?$/.test(text)

/** A reduction in one cell. The price before it stays out: nothing says that the car was offered for it (CAR-14). */
const wasNow = /^was:?\s*(\$?[\d,.]+)[\s,;|/–-]*now:?\s*(\$?\d.*)$/i

/** The same with the price of today first: “$17,990 (was $19,990)”. */
const nowWas = /^(?:now:?\s*)?(\$?\d[^(]*?)[\s(–-](?:was|reduced from|down from):?\s*(\$?\d[\d,.]*)\s?\)?$/i

/** A regular payment, a foreign currency or tax on top: such an amount isn't the price, so no user is asked what it means. */
const regular = /\bp\.?\/?[wm]\b|\bper (?:week|month|fortnight)\b|\b(?:week|month|fortnight)ly\b|\/ ?(?:wk|week|mth|month)\b/i
/** A mark that refers to a condition: the question is about the mark (`marks.ts`), not about the amount. */
const marked = /[*^†‡#§]/
const foreign = /\b(?:AUD|NZD|USD|GBP|EUR|JPY|yen)\b|\b(?:A|NZ|US|AU)\$|[€£¥]/i
/** Several prices in one cell: “$41,990 / 39,990”. */
const between = /\s*(?:\/|\||\bor\b|\band\b|&)\s*/i

/** What is asked about an amount that isn't understood; null if nothing can be answered. */
const askedAbout = (text: string, country: PriceCountry): Asked | null => {
  if (!/\d{2}|\dk/i.test(text) || regular.test(text) || foreign.test(text) || marked.test(text) || saysGstOnTop(text)) return null
  for (const { key, meaning, isWritten } of [pointedNumbers, shortPrices]) if (isWritten(text)) return { asksAs: key, choices: [meaning] }
  const parts = text.split(between)
  const prices = parts.map((part) => parsePrice(part, country)).flatMap((part) => (part === null || part === 'none' ? [] : [part]))
  const named = prices.map(({ cents, priceType }) => `${formatMoney(cents)}${priceType === null ? '' : ` ${priceTypes.title(priceType)}`}`)
  const meant = numbersMeant(text).map((number) => formatMoney(number * 100))
  return { choices: [...new Set([...meant, ...(parts.length > 1 && prices.length === parts.length ? named : [])])] }
}

/** The price of today in a cell that also names a higher one before; null for any other text. */
export const reducedPrice = (written: string, country: PriceCountry): string | null => {
  const [, first = '', second = ''] = nowWas.exec(written) ?? []
  const [, was = second, now = first.replace(/[\s,;–-]+$/, '')] = wasNow.exec(written) ?? []
  const before = now === '' ? null : parsePrice(was, country)
  const reduced = now === '' ? null : parsePrice(now, country)
  const isReduced = before !== null && reduced !== null && before !== 'none' && reduced !== 'none' && reduced.cents < before.cents
  return isReduced ? now : null
}

const onePrice = (written: string, country: PriceCountry): ParsedPrice | Outcome<ParsedPrice> => {
  const text = reducedPrice(written, country) ?? written
  const parsed = parsePrice(text, country)
  if (parsed === 'none') return empty
  if (parsed === null) return { ...notUnderstood(`“${text}” was not recognised as a price in dollars.`), ...askedAbout(text, country) }
  const dollars = String(Math.floor(parsed.cents / 100))
  if (parsed.cents > limits.most * 100 || isDummyNumber(dollars) || parsed.cents < limits.least * 100)
    return notUnderstood(`“${text}” isn’t a likely price.`)
  if (mayBeCents(text)) {
    const choices = [formatMoney(parsed.cents / 100), formatMoney(parsed.cents)]
    return { is: 'not understood', message: `“${text}” may be ${choices.join(' in cents, or ')}.`, choices }
  }
  return parsed
}

/** Combines several price headings, one a line: they must agree. */
export const readPrice: Reader<ParsedPrice> = (text, _now, country) => {
  if (!text.includes('\n')) return onePrice(text, country)
  const parsed = text
    .split('\n')
    .flatMap((each) => (each.trim() === '' || isPlaceholder(each.trim()) ? [] : [onePrice(each.trim(), country)]))
  const prices = parsed.filter((each) => !('is' in each && each.is === 'empty'))
  const [first = empty, ...others] = prices.map((each) =>
    // A user's answer is about a whole cell, so one of several lines isn't asked about.
    'is' in each && each.is === 'not understood' ? notUnderstood(each.message) : each,
  )
  const isSame = (each: typeof first) =>
    !('is' in each) && !('is' in first) && each.cents === first.cents && each.priceType === first.priceType
  if (others.every(isSame)) return first
  return notUnderstood(`“${text.split('\n').join('” and “')}” are different prices, and it is not clear which is the asking price.`)
}
