import { rulesById } from './complianceRules'
import type { ComplianceFinding } from './judge'

/** A finding that a user accepted: the wording of a rule, wherever the site has it. */
export type WaivedFinding = ComplianceFinding

/** Whether a finding prevents publishing without a waiver. */
export const isBlocking = ({ rule }: ComplianceFinding): boolean => rulesById.get(rule)?.severity === 'error'

const findingKey = ({ rule, phrase }: ComplianceFinding) => `${rule} ${phrase}`

/** The findings without a waiver (LEG-02). */
export const withoutWaived = <Finding extends ComplianceFinding>(
  findings: readonly Finding[],
  waivers: readonly WaivedFinding[],
): Finding[] => {
  const waived = new Set(waivers.map(findingKey))
  return findings.filter((finding) => !waived.has(findingKey(finding)))
}

/** Characters of a reason why a finding is accepted, so that it says something. */
export const shortestReason = 10
export const longestReason = 500

export const reasonMissing = 'Say why this is all right, in a sentence.'

/** The error of going back to an earlier release of a layer without a reason, which has the same limits. */
export const goBackReasonMissing = 'Say why you’re going back, in a sentence.'
