import { rulesById } from './complianceRules'
import type { ComplianceFinding } from './judge'

/** A finding as a sentence for a dealer, with the law. */
export const findingText = ({ rule, phrase }: ComplianceFinding, country: 'AU' | 'NZ'): string => {
  const found = rulesById.get(rule)
  if (!found) return phrase
  const law = found.laws[country]
  const source = law ? ` (${law.act}${law.section ? `, ${law.section}` : ''})` : ''
  return `${phrase === '' ? '' : `“${phrase}”: `}${found.explanation.replace(/\.$/, '')}${source}.`
}
