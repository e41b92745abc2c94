import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern, sentenceAt } from '../matching'

const fee = String.raw`(?:dealer\sdelivery(?:\s(?:fee|charges?))?|pre[\s-]?delivery\s(?:fees?|charges?)|admin(?:istration|istrative)?\s(?:fees?|charges?)|doc(?:s|ument|uments|umentation)?\s(?:fees?|charges?)|handling\s(?:fees?|charges?))`

const onTop = new RegExp(
  String.raw`(?:\+|\bplus|\badd|\bexcl(?:\.|udes?|uding)?|\bnot\sincluding)\s(?:\$[\d,]+\s)?(?:a\s|the\s|our\s)?${fee}|\b${fee}\s(?:of\s\$[\d,]+\s)?(?:(?:is|are)\s)?(?:extra|appl(?:y|ies)|not\sincluded|payable|will\sbe\sadded)`,
  'gi',
)

export const dealerFeesOnTop: ComplianceRule = {
  id: 'dealer-fees-on-top',
  title: 'No dealer’s fee on top of the price',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation: 'A fee of the dealership is added to the advertised price. Every buyer pays it, so it belongs in the price.',
  find: findPattern(onTop, (words, match) => /\b(?:no|never|zero|without|don(?:’|')?t)\b/i.test(sentenceAt(words, match))),
}
