import { createHash, createHmac, randomInt } from 'node:crypto'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { spamScore } from '@forecourt/rules/leads/spamScore'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { SentLead } from './parseLeadRequest'

/** Iterations of an attempt and number of attempts: half a second on a computer, some seconds on an old phone. */
const cost = 2_000
const fewestTries = 150
const maxTries = 300
const validMs = 10 * 60_000
/** Characters of a proof header; ours have about 900. */
const maxProofLength = 4_000

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      ...{ algorithm: z.string(), nonce: z.string(), salt: z.string(), keyPrefix: z.string(), keySignature: z.string() },
      ...{ cost: z.number(), keyLength: z.number(), expiresAt: z.number(), data: z.record(z.string(), z.string()) },
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
})

/** Proof of work for a lead: seconds for a shopper's browser, expensive for mass senders. */
export interface LeadProofs {
  /** Creates the challenge. */
  ask(key: string): Promise<object>
  isProved(key: string, proof: string): Promise<boolean>
}

const parseProof = (proof: string) => {
  if (proof.length > maxProofLength) return null
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

/** Proofs for the leads of a site: each is valid for one lead and ten minutes, and stateless (API-07). */
export const createLeadProofs = (secret: string, siteId: string): LeadProofs => {
  const deriveSecret = (purpose: string) => createHmac('sha256', secret).update(`lead proof ${purpose}`).digest('hex')
  const secrets = { hmacSignatureSecret: deriveSecret('challenge'), hmacKeySignatureSecret: deriveSecret('solution') }
  const leadHash = (key: string) => createHash('sha256').update(`${siteId} ${key}`).digest('base64url')
  return {
    ask: (key) =>
      createChallenge({
        ...{ algorithm: 'PBKDF2/SHA-256', cost, deriveKey, counter: randomInt(fewestTries, maxTries) },
        ...{ data: { lead: leadHash(key) }, expiresAt: new Date(Date.now() + validMs), ...secrets },
      }),
    async isProved(key, proof) {
      const parsed = parseProof(proof)
      if (parsed?.challenge.parameters.data.lead !== leadHash(key)) return false
      return (await verifySolution({ ...parsed, solution: { time: 0, ...parsed.solution }, deriveKey, ...secrets })).verified
    },
  }
}

/**
 * Handles a lead that looks automated: a browser that supports it (`offered`) gets a challenge where a proof would help; a valid proof
 * clears the lead; otherwise it is stored as spam (API-07).
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
