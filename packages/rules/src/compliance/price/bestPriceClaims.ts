import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const claim =
  /\b(?:lowest|cheapest|best)\s(?:(?:used|new)\s)?(?:(?:car|ute|van)\s)?prices?\s(?:guaranteed|anywhere|in\s(?:australia|new\szealand|town|the\s(?:country|state|city)|[A-Z]\w+))|\b(?:australia|new zealand|sydney|melbourne|brisbane|perth|adelaide|auckland)(?:’|')s\s(?:cheapest|lowest)\b|\bcheapest\s(?:\w+\s)?in\s[A-Z]\w+|\b(?:nobody|no[\s-]?one)\sbeats?\sour\sprices?\b|\bunbeatable\sprices?\b|\bguaranteed\s(?:the\s)?(?:best|lowest)\sprice\b/gi

export const bestPriceClaims: ComplianceRule = {
  id: 'best-price-claims',
  title: 'Claims about price that can be proved',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation:
    'The ad says that no price is lower. Unless you can prove it for every car and every day, write what you really do, such as matching written quotes.',
  find: findPattern(claim),
}
