import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const excluded =
  /\b(?:strictly\s)?no\s(?:returns\sor\s)?refunds?\b(?!\s(?:is|are)\s(?:needed|due))|\bsold\sas[\s-]is\b|\bas[\s-]is,?\s(?:no|without)\swarrant(?:y|ies)\b|\b(?:all\s)?warrant(?:y|ies)\s(?:is|are)\sexcluded\b|\bnon[\s-]?refundable\b|\b(?:accept|take)s?\sno\s(?:responsibility|liability)\sfor\b[^.\n]{0,40}\b(?:faults?|defects?|condition)\b/gi

export const guaranteesExcluded: ComplianceRule = {
  id: 'guarantees-excluded',
  title: 'Buyers’ guarantees can’t be excluded',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Consumer Guarantees Act 1993' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'The text says that there are no refunds, no warranty or no responsibility. Buyers have guarantees that no text can take away. Remove it, or say what you offer beyond them.',
  find: findPattern(excluded),
}
