import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { sentencesWith } from '../matching'

const lost =
  /\b(?:voids?|voided|cancel(?:s|led)?|lost|lose|loses|invalid\w*|ends?|forfeit\w*|jeopardis\w*|no\slonger|not\s(?:be\s)?(?:valid|covered|honoured)|won(?:’|')?t\sbe\s(?:valid|covered|honoured))\b/i
const servicing = /\b(?:serviced?|servicing|services|workshops?|mechanics?|parts)\b/i
const elsewhere =
  /\b(?:elsewhere|anywhere\selse|somewhere\selse|someone\selse|independent|other\s(?:workshops?|mechanics?|dealers?)|another\s(?:workshop|mechanic|dealer)|outside|unless|only\sif|local\smechanic|non-?genuine|not\s(?:serviced\s)?(?:with|by|at)\s(?:us|our|a\sdealer))\b/i

export const tiedServicing: ComplianceRule = {
  id: 'tied-servicing',
  title: 'Servicing at any qualified workshop',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation:
    'The text says that the warranty is lost if the car is serviced elsewhere. A qualified workshop may service it with suitable parts. Remove the condition, or say what the maker’s warranty really requires.',
  find: sentencesWith({
    of: /\bwarrant(?:y|ies)\b/gi,
    and: [lost, servicing, elsewhere],
    but: /\b(?:(?:does|do|will)\snot|(?:won|doesn|don)(?:’|')?t)\s(?:void|cancel|affect|lose)\b|\bwithout\s(?:losing|voiding|affecting)\b|\bstays?\b|\bremains?\b|\bif\sdamage\b/i,
  }),
}
