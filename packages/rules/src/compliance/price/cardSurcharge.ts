import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern, sentenceAt } from '../matching'

const surcharge =
  /\b(?<!super)surcharges?\b|\b(?:(?:credit|debit)\s)?card\s(?:payment\s)?fees?\b|\b(?:merchant|processing)\sfees?\b|\b(?:visa|mastercard|eftpos|card)\b[^.!\n]{0,20}[.?!]?\s?add\s\d/gi

const denied = /\b(?:no|not|never|zero|without|don(?:’|')?t|free|ended|banned|abolished)\b|[\s-]free\b/i

export const cardSurcharge: ComplianceRule = {
  id: 'card-surcharge',
  title: 'No surcharge on card payments',
  laws: { AU: { act: 'Reserve Bank of Australia, card payments regulation' } },
  from: '2026-10-01',
  media: allMedia,
  severity: 'error',
  explanation:
    'A charge for paying by card is mentioned. Since 1 October 2026 none may be added for Visa, Mastercard or eftpos, whatever it is called. Remove it.',
  find: findPattern(surcharge, (words, match) => denied.test(sentenceAt(words, match))),
}
