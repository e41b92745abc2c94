import { rulesById } from './complianceRules'
import type { ComplianceFinding } from './judge'

/** A finding as a sentence for a dealer, with the law. */
export const findingText = ({ rule, words }: ComplianceFinding, country: 'AU' | 'NZ'): string => {
  const found = rulesById.get(rule)
  if (!found) return words
  const law = found.laws[country]
  const source = law ? ` (${law.act}${law.section ? `, ${law.section}` : ''})` : ''
  return `${words === '' ? '' : `“${words}”: `}${found.explanation.replace(/\.$/, '')}${source}.`
}
