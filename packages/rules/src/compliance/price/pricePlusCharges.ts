import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const charges = String.raw`(?:on[\s-]?roads?(?:\s(?:costs?|charges?))?\b|orcs?\b|(?:all\s)?government\s(?:and\s\w+\s)?charges|stamp\sduty|rego(?:istration)?\b|registration\b|statutory\scharges)`
const amount = String.raw`\$\s?\d{1,3}(?:,?\d{3})+(?:\.\d\d)?[*†^]?`

const plusCharges = new RegExp(
  String.raw`${amount}[\s,(]{0,3}(?:\+|plus|before|excl(?:\.|uding|udes)?|ex|not\sincluding)\s?(?:the\s)?${charges}|${amount}[\s,(]{0,3}${charges}\s(?:are\s|is\s)?(?:extra|not included)`,
  'gi',
)

export const pricePlusCharges: ComplianceRule = {
  id: 'price-plus-charges',
  title: 'The total price where its parts are given',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A price is given without charges that the buyer must pay. State one total price at least as prominently, such as the drive-away price.',
  find: findPattern(plusCharges, (words, match) => {
    const around = textAround(words, match, 120)
    return /\$\s?\d[\d,]*(?:\.\d\d)?[*†^]?\s(?:is\s)?(?:the\s)?drive[\s-]?away|drive[\s-]?away[^.\n]{0,20}\$\s?\d/i.test(around)
  }),
}
