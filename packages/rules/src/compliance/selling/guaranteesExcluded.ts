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
    but: /\bcan(?:’|')?t\sbe\b|\bcannot\sbe\b|\bnothing\b/i,
  },
  {
    of: /\b(?:warrant(?:y|ies)|cga|consumer\s(?:guarantees|law)|statutory)\b/gi,
    and: [
      /\b(?:waiv\w+|give(?:s|n)?\sup|giving\sup|sign(?:s|ed)?\saway|forfeit\w*|contract\w*\sout|opts?\sout|(?:is|are|be)\sexcluded|excluded\s(?:on|for|from)|do(?:es)?(?:\snot|n(?:’|')?t)\sapply)\b/i,
      /\b(?:statutory|cga|consumer|buyers?|purchasers?|customers?|you|your|vehicles?|cars?|sales?|price)\b/i,
    ],
    but: /\b(?:can(?:’|')?t|cannot|can\snot|may\snot|nothing|never|unless|new\scar\swarranty)\b/i,
  },
  {
    of: /\b(?:responsib\w+|liab\w+)\b/gi,
    and: [
      /\b(?:not|no|aren(?:’|')?t|isn(?:’|')?t|never|won(?:’|')?t)\b/i,
      /\b(?:faults?|defects?|problems?|repairs?|condition|breakdowns?|breaks?|fails?|(?:goes|happens|goes\son)\swrong|anything)\b/i,
    ],
  },
  {
    of: /\b(?:problems?|faults?|repairs?|defects?)\b/gi,
    and: [
      /(?:\b(?:is|are|be|become)|(?:’|')s)\s(?:at\s)?(?:yours|(?:your|(?:the\s)?(?:buyer|purchaser|customer|owner)(?:(?:’|')s|s(?:’|')?)?)\s(?:own\s)?(?:problem|responsibility|risk|expense|cost))\b|\bat\s(?:your|the\sbuyer(?:’|')s)\sown\srisk\b/i,
      /\b(?:after|once|found|any|all|future|later|sold|gate|leave|yard|delivery|needed)\b/i,
    ],
  },
  {
    of: /\b(?:caveat\semptor|buyers?\sbeware|no\scome-?\s?backs?|sold\sas\s(?:seen|found|inspected|(?:it|they)\sstands?)|without\srecourse|as[\s-]is[\s,-]{1,3}where[\s-]is)\b/gi,
    and: [],
  },
  {
    of: /\b(?:refunds?|returns?|exchanges?|deposits?)\b/gi,
    and: [
      /\b(?:never|not|no|don(?:’|')?t|won(?:’|')?t|keep|kept|lose|forfeit\w*)\b/i,
      /\b(?:whatever|under\sany|in\sany\scase|regardless|all\ssales|on\s(?:any|our|used)?\s?(?:cars?|vehicles?)|for\sany\sreason|no\smatter)\b/i,
    ],
    but: /\b(?:unless|change\sof\smind|we\s(?:never|don(?:’|')?t)\s(?:keep|ask)|you(?:(?:’|')ll|\swill)?\snever\slose|full\srefund)\b/i,
  },
  {
    of: /\b(?:may|can|must)(?:not|\snot|(?:’|')t)\s(?:be\s)?(?:return|bring\sback|exchange|hand\sback)\w*\b/gi,
    and: [/\b(?:car|vehicle|ute|any\sreason|under\sany)\b/i],
    but: /\b(?:unless|number\splates)\b/i,
  },
  { of: /\bwith\sall\s(?:its\s|their\s)?faults\b/gi, and: [] },
  {
    of: /\bno\s(?:statutory\s|express\s|implied\s)?(?:warrant(?:y|ies)|guarantees?)\b/gi,
    and: [/\b(?:given|implied|offered|provided|whatsoever|applies|apply|supplied|of\sany\s(?:kind|sort)|at\sall)\b/i],
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
