import { wasPriceLaws } from '../../laws/wasPriceLaws'
import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { wholeAdvert } from '../ComplianceRule'
import { findEither, findPattern, type Match, sentencesWith, textAround } from '../matching'
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
