import type { ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const saving =
  /\bsav(?:e|es|ing|ings)\s(?:of\s|up\sto\s|over\s|a\shuge\s)?\$\s?\d{1,3}(?:,?\d{3})+|\$\s?\d{1,3}(?:,?\d{3})+\soff\b|\b(?:slashed|reduced|discounted|cut|dropped)\sby\s\$\s?\d{1,3}(?:,?\d{3})*/gi

export const savingWithoutPrice: ComplianceRule = {
  id: 'saving-without-price',
  title: 'The price beside a saving',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW) and Australian Consumer Law', section: 'ACL s 29' } },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation: 'A reduction is advertised without the cash price. State the price before and the price now.',
  find: findPattern(saving, (words, match) => {
    const around = textAround(words, match, 200).replace(match.text, '')
    return /\$\s?\d{1,3}(?:,?\d{3})+/.test(around)
  }),
}
