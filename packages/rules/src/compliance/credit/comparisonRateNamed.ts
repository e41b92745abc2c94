import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const misnamed =
  /\bcomp\.?\s(?:rate|rte)\b|\b(?:comparative|true|effective|comparable|compared?)\srate\b|\bCR\s\d{1,2}\.\d{1,2}\s?%|\d\s?%\s?(?:p\.?\s?a\.?\s?)?comp\b(?!ar)|\bcomp(?:arison)?[.:]?\s\d{1,2}(?:\.\d{1,2})?\s?%/gi

export const comparisonRateNamed: ComplianceRule = {
  id: 'comparison-rate-named',
  title: 'A comparison rate by its name',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: allMedia,
  severity: 'error',
  explanation: 'A comparison rate must be called “comparison rate”, without abbreviation.',
  find: findPattern(misnamed),
}
