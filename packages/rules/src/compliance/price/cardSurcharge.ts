import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, sentenceAt, sentencesWith } from '../matching'

const surcharge = new RegExp(
  [
    // “surcharge”
    String.raw`\b(?<!super)surcharges?\b`,
    // “card fee”
    String.raw`\b(?:(?:credit|debit)\s)?card\s(?:payment\s)?fees?\b`,
    // “merchant fee”, “processing fee”
    String.raw`\b(?:merchant|processing)\s(?:\w+\s)?fees?\b`,
    // “Visa: add 2”
    String.raw`\b(?:visa|mastercard|eftpos|card)\b[^.!\n]{0,20}[.?!]?\s?add\s\d`,
    // “card … fee of 1.5 %”
    String.raw`\b(?:credit|debit|visa|mastercard|eftpos|card)\b[^.!?\n]{0,40}\b(?:fees?|charges?|adds?|extra)\b[^.!?\n]{0,20}\d(?:\.\d+)?\s?%`,
    // “Card? We add 1.5 %”
    String.raw`\b(?:visa|mastercard|eftpos|cards?)\?\s(?:we|there|that)\b[^.!?\n]{0,30}(?:\d(?:\.\d+)?\s?%|\d\sper\s?cent)`,
    // “card … 1.5 % fee”
    String.raw`\b(?:visa|mastercard|eftpos|cards?)\b[^.!?\n]{0,30}\d(?:\.\d+)?\s?%\s(?:\w+\s)?(?:fee|charge)\b`,
  ].join('|'),
  'gi',
)

const denied = /\b(?:no|not|never|zero|without|don(?:’|')?t|free|ended|banned|abolished)\b|[\s-]free\b/i

/** Sentences that name a card payment and a cost, and give an amount or state that it applies, whatever they call the charge. */
const charged = sentencesWith({
  of: /\b(?:visa|mastercard|eftpos|amex|american\sexpress|(?:credit|debit)\scards?|cards?\s(?:users?|holders?|payments?|transactions?)|(?:by|with|pay\w*)\s(?:a\s)?cards?)\b/gi,
  and: [
    /\b(?:fees?|charges?|charged|add|adds|added|extra|more|costs?|attracts?|incurs?|levy)\b/i,
    /\d\s?%|\d\sper\s?cent|\$\s?\d|\b(?:appl(?:y|ies)|incurs?|attracts?)\b/i,
  ],
  but: new RegExp(`${denied.source}|\\b(?:nothing|included|annual|deposit\\sof)\\b`, 'i'),
})

export const cardSurcharge: ComplianceRule = {
  id: 'card-surcharge',
  title: 'No surcharge on card payments',
  laws: { AU: { act: 'Reserve Bank of Australia, card payments regulation' } },
  from: '2026-10-01',
  media: allMedia,
  severity: 'error',
  explanation:
    'A charge for paying by card is mentioned. Since 1 October 2026 none may be added for Visa, Mastercard or eftpos, whatever it is called. Remove it.',
  find: findEither(
    findPattern(surcharge, (content, match) => denied.test(sentenceAt(content, match))),
    charged,
  ),
}
