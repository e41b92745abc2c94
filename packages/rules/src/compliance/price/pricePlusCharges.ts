import type { TextContent } from '../Advert'
import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, type Match, sentencesWith, textAround } from '../matching'

const charges = String.raw`(?:on[\s-]?roads?(?:\s(?:costs?|charges?))?\b|orcs?\b|(?:all\s)?gov(?:ernment|(?:’|')?t|t)?\.?\s(?:and\s\w+\s)?charges|stamp\sduty|rego(?:istration)?\b|registration\b|statutory\scharges)`
const amount = String.raw`\$\s?\d{1,3}(?:,?\d{3})+(?:\.\d\d)?[*†^]?`

const plusCharges = new RegExp(
  String.raw`${amount}[\s,(]{0,3}(?:\+|plus|before|excl(?:\.|uding|udes)?|ex|not\sincluding)\s?(?:the\s)?(?:${charges}|gst\b)|${amount}[\s,(]{0,3}${charges}\s(?:are\s|is\s)?(?:extra|not\sincluded|additional|on\stop|to\sbe\sadded)`,
  'gi',
)

/** Charges in addition to a price, in other wording. */
const paidInAddition = sentencesWith({
  of: new RegExp(amount, 'g'),
  and: [
    new RegExp(String.raw`\b${charges}`, 'i'),
    /\+|\b(?:plus|before|excl\w*|ex|extra|on\stop|addition\w*|payable|you\spay|to\spay|not\s(?:includ\w*|cover\w*|contain\w*))\b/i,
  ],
  but: /\bdrive[\s-]?away\b|\b(?:includes|included|including|with)\b|\bnothing\b|\bno\s/i,
})

/** Charges in addition to the car's price, which its comments don't repeat. Other texts explain what the labels of prices mean. */
const onTopOfPrice = sentencesWith({
  of: new RegExp(String.raw`\b${charges}`, 'gi'),
  and: [
    /\+|\b(?:plus|add|before|excl\w*|ex|extra|on\stop|addition\w*|payable|not\sincluded?|(?:does|do)(?:\snot|n(?:’|')?t)\s(?:include|cover|contain))(?![\w-])/i,
    /\b(?:prices?|priced|egc|advertised|asking)\b|^\W*(?:\+|plus\b|excl\w*|ex\b|add\b)/i,
  ],
  but: /\bdrive[\s-]?away\b|\b(?:includes|included\sin|including|no\sextra|nothing|optional|estimated?|about|guide|how)\b/i,
})

/** The label of prices without statutory charges, which a dealer chooses for a car. Whether it is enough is a question for a lawyer. */
const ownLabel = /\bexcl\.\sgov\.\scharges\b/i

/** Whether the drive-away price is near. */
const hasTotal = (content: TextContent, match: Match): boolean =>
  /\$\s?\d[\d,]*(?:\.\d\d)?[*†^]?\s(?:is\s)?(?:the\s)?drive[\s-]?away|drive[\s-]?away[^.\n]{0,20}\$\s?\d/i.test(
    textAround(content, match, 120),
  )

export const pricePlusCharges: ComplianceRule = {
  id: 'price-plus-charges',
  title: 'The total price where its parts are given',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A price is given without charges that the buyer must pay. State one total price at least as prominently, such as the drive-away price.',
  find: (advert) =>
    findEither(
      findPattern(plusCharges),
      advert.medium === 'comments' ? findEither(paidInAddition, onTopOfPrice) : paidInAddition,
    )(advert).filter((match) => !ownLabel.test(match.text) && !hasTotal(advert.content, match)),
}
