import type { Advert } from './Advert'
import type { ComplianceRule } from './ComplianceRule'
import { complianceRules } from './complianceRules'

/** A broken rule, with the phrase that breaks it. */
export interface ComplianceFinding {
  readonly rule: string
  /** The phrase as written in the advertisement; empty if the rule requires a text that is missing. */
  readonly phrase: string
}

/** Whether a rule applies to an advertisement: country, state, medium, and days of validity. */
const applies = ({ laws, states, from, media }: ComplianceRule, { country, states: yards, medium, now }: Advert): boolean =>
  laws[country] !== undefined &&
  media.includes(medium) &&
  (from === undefined || now.slice(0, 10) >= from) &&
  (states === undefined || yards.some((state) => states.includes(state)))

const maxCharacters = 160

/** All broken rules of an advertisement, each wording once (LEG-02). */
export const judge = (advert: Advert): ComplianceFinding[] => {
  const findings = new Map<string, ComplianceFinding>()
  for (const rule of complianceRules) {
    if (!applies(rule, advert)) continue
    for (const { at, length } of rule.find(advert)) {
      const phrase = advert.content.text
        .slice(at, at + Math.min(length, maxCharacters))
        .replace(/\s+/g, ' ')
        .trim()
      findings.set(`${rule.id} ${phrase}`, { rule: rule.id, phrase })
    }
  }
  return [...findings.values()]
}
