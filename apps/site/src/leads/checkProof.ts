import type { Lead } from '@forecourt/rules/leads/Lead'
import { spamScore } from '@forecourt/rules/leads/spamScore'
import type { LeadProofs } from './createLeadProofs'
import type { SentLead } from './parseLeadRequest'

/**
 * What becomes of a lead that looks like a machine’s, from a browser that says it can work for it: `offered` is asked for a proof where
 * one would help, by a challenge; with a right one it is believed; with anything else it is taken as it is, among the spam (API-07).
 */
export async function checkProof(
  lead: Lead,
  { input, proof }: Pick<SentLead, 'input' | 'proof'>,
  key: string,
  proofs: LeadProofs,
): Promise<{ readonly lead: Lead } | { readonly challenge: object }> {
  if (!lead.suspicious || proof === null) return { lead }
  if (proof !== 'offered') {
    const { isSuspicious } = spamScore(input, { isProved: await proofs.isProved(key, proof) })
    return { lead: { ...lead, suspicious: isSuspicious } }
  }
  const { isSuspicious, canBeProved } = spamScore(input)
  return canBeProved ? { challenge: await proofs.ask(key) } : { lead: { ...lead, suspicious: isSuspicious } }
}
