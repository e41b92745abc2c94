import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, sentencesWith } from '../matching'

const claim =
  /\bbest\s(?:deals?|value)\s(?:in|across|anywhere|around)\b(?!\s(?:its|the\sclass))|\b(?:lowest|cheapest|best)\s(?:(?:used|new)\s)?(?:(?:car|ute|van)\s)?prices?\s(?:guaranteed|anywhere|in\s(?:australia|new\szealand|town|the\s(?:country|state|city)|[A-Z]\w+))|\b(?:australia|new zealand|sydney|melbourne|brisbane|perth|adelaide|auckland)(?:’|')s\s(?:cheapest|lowest)\b|\bcheapest\s(?:\w+\s)?in\s[A-Z]\w+|\b(?:nobody|no[\s-]?one)\sbeats?\sour\sprices?\b|\bunbeatable\sprices?\b|\bcheaper\sthan\s(?:anyone|anybody|everyone|any\sother)\b|\b(?:nobody|no[\s-]?one|no\s(?:other\s)?dealer)\b[^.!?\n]{0,30}\b(?:for\sless|cheaper|beats?)\b|\bprices?\s(?:that\s)?(?:can(?:’|')?t|cannot)\sbe\sbeaten\b|\bguaranteed\s(?:the\s)?(?:best|lowest)\sprice\b/gi

const price = /\b(?:prices?|deals?|quotes?|cheap\w*|less|lower|cost\w*)\b/i
/**
 * A sentence with one of these is no claim that a price is the lowest: it states a condition, such as matching written quotes, or compares
 * something else (“cheaper to run”, “lower than its predecessor”).
 */
const conditionPattern = /\b(?:written|match\w*\s(?:written|genuine)|conditions|terms|promise|says\swhich|compare\sour|run|than\sits)\b/i

/** Sentences that make the claim in other words: no other seller is cheaper, no other price is lower. */
const claims = sentencesWith(
  {
    of: /\b(?:won(?:’|')?t|will\snot|can(?:’|')?t|cannot|never)\s(?:find|get|see|buy|pay|be)\b/gi,
    and: [/\b(?:cheaper|lower|for\sless|beaten|better\s(?:price|deal))\b/i],
    but: conditionPattern,
  },
  {
    of: /\b(?:no|any)\s(?:other\s)?(?:dealer\w*|yard|price|quote|deal)\b/gi,
    and: [/\b(?:beats?|match(?:es)?|cheaper|lower|for\sless|compete)\b/i, price],
    but: conditionPattern,
  },
  { of: /\bno\s(?:better|cheaper|lower)\s(?:deals?|prices?|value|offers?)\b/gi, and: [], but: conditionPattern },
  { of: /\bguarantee\w*\b/gi, and: [/\b(?:lowest|best|cheapest)\s(?:\w+\s)?prices?\b/i], but: conditionPattern },
  {
    of: /\b(?:competitors?|competition|other\s(?:dealers?|yards?))\b/gi,
    and: [/\b(?:can(?:’|')?t|cannot|couldn(?:’|')?t|won(?:’|')?t|hate)\b/i, price],
    but: conditionPattern,
  },
  {
    of: /\b(?:cheaper|lower|less)\b[^.!?\n]{0,20}\bthan\b/gi,
    and: [/\b(?:any(?:one|body|where)|every(?:one|body)|all\sother|any\sother)\b/i, price],
    but: conditionPattern,
  },
  {
    of: /\b(?:cheapest|lowest[\s-]priced?|best[\s-]priced)\b/gi,
    and: [/\b(?:in|across)\s(?:all\sof\s)?(?:[A-Z]\w+|the\s(?:country|state|city|nation|region))|\banywhere\b/],
    but: conditionPattern,
  },
)

export const bestPriceClaims: ComplianceRule = {
  id: 'best-price-claims',
  title: 'Claims about price that can be proved',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'The ad says that no price is lower. Write what you really do, such as matching written quotes. If you can prove it for every car and every day, accept this with your proof as the reason.',
  find: findEither(findPattern(claim), claims),
}
