import { citeLaw } from '../laws/citeLaw'
import { rulesById } from './complianceRules'
import type { ComplianceFinding } from './judge'

/** The phrase that breaks a rule, in quotation marks; it may end within a sentence. */
export const quotedPhrase = (phrase: string): string => `“${phrase.replace(/[\s,;:–—-]+$/, '')}”`

/** A finding as a sentence for a dealer, with the law. */
export const findingText = ({ rule, phrase }: ComplianceFinding, country: 'AU' | 'NZ'): string => {
  const found = rulesById.get(rule)
  if (!found) return phrase
  const law = found.laws[country]
  const source = law ? ` (${citeLaw(law)})` : ''
  return `${phrase === '' ? '' : `${quotedPhrase(phrase)}: `}${found.explanation.replace(/\.$/, '')}${source}.`
}
