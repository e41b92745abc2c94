import type { Cents } from '../../entities/Car'
import { wasPriceLaws } from '../../laws/wasPriceLaws'
import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { wholeAdvert } from '../ComplianceRule'
import { findEither, findPattern, type Match, matchesIn, sentencesWith, textAround } from '../matching'
import { lowestCarDollars } from './lowestCarDollars'
import { wasNeverAsked } from './wasNeverAsked'

export const wasPriceCharged: ComplianceRule = {
  id: 'was-price-charged',
  title: 'A previous price that was really asked',
  laws: wasPriceLaws,
  media: ['page'],
  severity: 'error',
  explanation:
    'The crossed-out price is higher than any price this car was advertised for here for a day or longer. Show only a price that you really asked, or remove it.',
  find: ({ car }) => {
    if (!car?.isForSale) return []
    return wasNeverAsked(car) ? wholeAdvert : []
  },
}

/** 'Was $45,990', 'previously $45,990', 'reduced from $45,990'. */
const statedBefore =
  /\b(?:was|were|usually|normally|regularly|previously|formerly|originally|used\sto\sbe|(?:down|reduced|cut|dropped|slashed|discounted)\sfrom)[\s:]{1,2}(?:(?:priced|advertised|listed)\s(?:at|for)\s|only\s|just\s)?\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})(?!\d|[\d,]*\s(?:off|less|below|under)\b)/gi

const centsIn = (text: string): Cents => Number(text.replace(/[^\d]/g, '')) * 100

/** Prices of cars in a text, in dollars. */
const statedPrices = (text: string): readonly number[] =>
  [...text.matchAll(/\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})(?![\d,])/g)]
    .map(([, dollars = '']) => centsIn(dollars) / 100)
    .filter((dollars) => dollars >= lowestCarDollars)

/** An earlier price of a car in a text; a saving beside several prices may be of any of them. */
interface WasPrice extends Match {
  readonly cents: readonly Cents[]
}

/** '$20,000 off', 'save $2,000'; not 'up to'. */
const amountOff =
  /\$\s?(\d{1,3}(?:,\d{3})+|\d{3,6})\s(?:off|discount|saving|reduction|price\s(?:cut|drop))\b|\bsav(?:e|es|ing|ings)\s(?:of\s)?\$\s?(?:\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d,])/gi

/** The price after a saving: 'now $49,990', 'yours for $49,990'. */
const priceAfter = /\b(?:now|today|yours\sfor)\s(?:only\s|just\s)?(\$\s?(?:\d{1,3}(?:,\d{3})+|\d{4,6}))(?![\d,])/gi

/** Earlier prices that an amount off the present price implies: '$20,000 off our Ranger, now $49,990' is a price of $69,990. */
const impliedWasPrices = (text: string): readonly WasPrice[] =>
  matchesIn(text, amountOff).flatMap((match) => {
    const after = [...textAround({ text }, match, 60).matchAll(priceAfter)]
      .map(([, price = '']) => centsIn(price))
      .filter((cents) => cents >= lowestCarDollars * 100)
    return after.length > 0 ? [{ ...match, cents: after.map((cents) => cents + centsIn(match.text)) }] : []
  })

/** Earlier prices of cars that a text states. */
const statedWasPrices = (text: string): readonly WasPrice[] =>
  matchesIn(text, statedBefore)
    .map((match) => ({ ...match, cents: [centsIn(match.text)] }))
    .filter(({ cents: [cents = 0] }) => cents >= lowestCarDollars * 100)

const wasAsked = ({ cents }: WasPrice, asked: ReadonlySet<Cents>): boolean => cents.some((each) => asked.has(each))

/** Whether a text states an earlier price of a car, which must be compared with the prices that were asked (LEG-02). */
export const statesWasPrice = (text: string): boolean => statedWasPrices(text).length + impliedWasPrices(text).length > 0

export const wasPriceOfOffer: ComplianceRule = {
  id: 'was-price-of-offer',
  title: 'An offer’s previous price that was really asked',
  laws: wasPriceLaws,
  media: ['offer'],
  severity: 'error',
  explanation:
    'None of the offer’s cars was advertised for this earlier price here for a day or longer. State a price that you really asked, choose the make and model that it was asked for, or remove it.',
  find: ({ content, askedCents }) =>
    askedCents === null
      ? []
      : [...statedWasPrices(content.text), ...impliedWasPrices(content.text)].filter((match) => !wasAsked(match, askedCents)),
}

/** Whether the price that is asked now is beside an earlier one: the text sells, and doesn't only report. */
const hasPriceNow = (content: TextContent, match: Match): boolean =>
  statedPrices(textAround(content, match, 60).replace(match.text, '')).length > 0

export const wasPriceOfPost: ComplianceRule = {
  id: 'was-price-of-post',
  title: 'A post’s previous price that was really asked',
  laws: wasPriceLaws,
  media: ['post'],
  severity: 'error',
  explanation:
    'None of your cars, or of the models that the post names, was advertised for this earlier price here for a day or longer. State a price that you really asked, or remove it.',
  find: ({ content, askedCents }) =>
    askedCents === null
      ? []
      : [...statedWasPrices(content.text).filter((match) => hasPriceNow(content, match)), ...impliedWasPrices(content.text)].filter(
          (match) => !wasAsked(match, askedCents),
        ),
}

const saving =
  /\bsav(?:e|es|ing|ings)\s(?:of\s)?(?:up\sto\s|over\s)?\$\s?\d{1,3}(?:,?\d{3})+|\$\s?\d{1,3}(?:,?\d{3})+\s(?:off|discount|saving|reduction|price\s(?:cut|drop))\b|\b(?:slashed|reduced|discounted|cut|dropped)\sby\s\$\s?\d{1,3}(?:,?\d{3})*|\bhalf[\s-]price\b|\bprices?\s(?:(?:has|have)\sbeen\s|is\s|are\s)?(?:slashed|halved)\b/gi

const large = String.raw`\$\s?\d{1,3}(?:,?\d{3})+`

/** Whether a price is beside the amount of the saving. */
const hasPrice = (content: TextContent, match: Match): boolean =>
  new RegExp(large).test(textAround(content, match, 200).replace(match.text, match.text.replace(new RegExp(large), '')))

/** A reduction in other wording: an amount or a percentage, and that the price is lower by it. */
const reductions = sentencesWith({
  of: new RegExp(String.raw`${large}|\b\d{1,2}\s?(?:%|per\s?cent)`, 'gi'),
  and: [
    /\b(?:sav(?:e|es|ings?)|off|discounts?|discounted|slash\w*|cut|cuts|reduced|reductions?|dropped|knocked|took|taken|less|lower)\b/i,
    /\b(?:all|every|any|each|selected|stock|prices?|cars?|utes?|models?|demo\w*|run-?out|our)\b/i,
  ],
  but: /\b(?:deposit|fuel|co2|emissions?|service|interest|p\.?a\b|loan|repayments?|tyres?|parts|kilometres?|km)\b/i,
})

export const savingWithoutPrice: ComplianceRule = {
  id: 'saving-without-price',
  title: 'The price beside a saving',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW) and Australian Consumer Law', section: 'ACL s 29' } },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation: 'A reduction is advertised without the cash price. State the price before and the price now.',
  find: (advert) => findEither(findPattern(saving), reductions)(advert).filter((match) => !hasPrice(advert.content, match)),
}
