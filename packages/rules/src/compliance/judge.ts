import type { Advert } from './Advert'
import type { ComplianceRule } from './ComplianceRule'
import { complianceRules } from './complianceRules'

/** A broken rule, with the words that break it. */
export interface ComplianceFinding {
  readonly rule: string
  /** The words as the advertisement has them; empty if it lacks something. */
  readonly words: string
}

/** Whether a rule applies to an advertisement: country, state, medium, and days of validity. */
const applies = ({ laws, states, from, media }: ComplianceRule, { country, states: yards, medium, now }: Advert): boolean =>
  laws[country] !== undefined &&
  media.includes(medium) &&
  (from === undefined || now.slice(0, 10) >= from) &&
  (states === undefined || yards.some((state) => states.includes(state)))

const mostCharacters = 160

/** All broken rules of an advertisement, each wording once (LEG-02). */
export const judge = (advert: Advert): ComplianceFinding[] => {
  const findings = new Map<string, ComplianceFinding>()
  for (const rule of complianceRules) {
    if (!applies(rule, advert)) continue
    for (const { at, length } of rule.find(advert)) {
      const words = advert.words.text
        .slice(at, at + Math.min(length, mostCharacters))
        .replace(/\s+/g, ' ')
        .trim()
      findings.set(`${rule.id} ${words}`, { rule: rule.id, words })
    }
  }
  return [...findings.values()]
}
