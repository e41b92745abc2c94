import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, sentencesWith } from '../matching'

const excluded =
  /\b(?:strictly\s)?no\s(?:returns\sor\s)?refunds?\b(?!\s(?:is|are)\s(?:needed|due))|\bsold\sas[\s-]is\b|\bas[\s-]is,?\s(?:no|without)\swarrant(?:y|ies)\b|\b(?:all\s)?warrant(?:y|ies)\s(?:is|are)\sexcluded\b|\bnon[\s-]?refundable\b|\bdeposits?\s(?:cannot|can(?:’|')?t|will\snot)\sbe\srefunded\b|\ball\ssales\s(?:are\s)?final\b|\bwithout\s(?:any\s)?warranty\b|\bno\swarranty\s(?:is\s)?(?:given|offered|provided|implied|expressed)\b|\b(?:do\snot|don(?:’|')?t|never|not)\s(?:give|offer|accept|provide|do)\s(?:any\s)?(?:refunds?|returns?)\b|\b(?:accept|take)s?\sno\s(?:responsibility|liability)\sfor\b[^.\n]{0,40}\b(?:faults?|defects?|condition)\b/gi

/** An exclusion in other wording: of rights, or of responsibility for what is wrong with the car. */
const exclusions = sentencesWith(
  {
    of: /\b(?:rights|guarantees|claims?)\b/gi,
    and: [
      /\b(?:do(?:es)?\snot\sapply|don(?:’|')?t\sapply|doesn(?:’|')?t\sapply|waives?|waived|gives?\sup|excluded|no\sclaims?)\b/i,
      /\b(?:statutory|consumer|your|buyers?|purchasers?|customers?|clearance|against\sus)\b/i,
    ],
    but: /\bcan(?:’|')?t\sbe\b|\bcannot\sbe\b/i,
  },
  {
    of: /\b(?:responsib\w+|liab\w+)\b/gi,
    and: [
      /\b(?:not|no|aren(?:’|')?t|isn(?:’|')?t|never|won(?:’|')?t)\b/i,
      /\b(?:faults?|defects?|problems?|repairs?|condition|breakdowns?)\b/i,
    ],
  },
  {
    of: /\b(?:problems?|faults?|repairs?|defects?)\b/gi,
    and: [/\b(?:is|are)\s(?:yours|your\s(?:own\s)?(?:problem|responsibility|risk))\b|\bat\syour\sown\srisk\b/i],
  },
  {
    of: /\b(?:may|can|must)(?:not|\snot|(?:’|')t)\s(?:be\s)?(?:return|bring\sback|exchange|hand\sback)\w*\b/gi,
    and: [/\b(?:car|vehicle|ute|any\sreason|under\sany)\b/i],
    but: /\b(?:unless|number\splates)\b/i,
  },
  { of: /\bwith\sall\s(?:its\s|their\s)?faults\b/gi, and: [] },
  {
    of: /\bno\s(?:statutory\s|express\s|implied\s)?(?:warrant(?:y|ies)|guarantees?)\b/gi,
    and: [/\b(?:given|implied|offered|provided|whatsoever|applies|apply|supplied)\b/i],
  },
)

export const guaranteesExcluded: ComplianceRule = {
  id: 'guarantees-excluded',
  title: 'Buyers’ guarantees can’t be excluded',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Consumer Guarantees Act 1993' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'The text says that there are no refunds, no warranty or no responsibility. Buyers have guarantees that no text can take away. Remove it, or say what you offer beyond them.',
  find: findEither(findPattern(excluded), exclusions),
}
