import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { sentencesWith } from '../matching'

const unprotected =
  /\b(?:(?:have|has|with|get)\sno\s(?:cover|coverage|protection|warranty|rights?|help)|(?:not|never|aren(?:’|')?t|won(?:’|')?t\sbe)\s(?:covered|protected)|unprotected|uncovered|on\syour\sown|pay\sfor\s(?:every|all|any)\w*\srepairs?|nothing\sprotects\syou|out\sof\spocket|the\sonly\s(?:protection|cover)\syou\s(?:have|get))\b/i
const without = /\b(?:without|unless|otherwise|or\selse|if\syou\sdon(?:’|')?t|the\sonly\s(?:way|protection|cover)|only\sour)\b/i

export const extendedWarrantyNeed: ComplianceRule = {
  id: 'extended-warranty-need',
  title: 'What an extended warranty adds',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation:
    'The text says that a buyer has no protection without an extended warranty. Buyers have guarantees by law for a reasonable time. Say what the extended warranty adds to them.',
  find: sentencesWith({
    of: /\b(?:extended\s(?:warrant\w+|cover\w*)|(?:warranty|protection)\s(?:plan|pack\w*|product)|(?:platinum|gold|premium|mechanical|aftercare|breakdown)\s(?:\w+\s)?(?:cover|warranty|protection|plan|insurance))\b/gi,
    and: [unprotected, without],
    but: /\b(?:rights\sunder|by\slaw|consumer\s(?:law|guarantees)|in\saddition)\b/i,
  }),
}
