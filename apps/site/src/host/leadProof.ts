import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Timeout; longer than any phone of the last ten years needs. */
const maxMs = 20_000

/** Solves a proof-of-work challenge for the header; rejects if the browser can't, or on timeout (API-07). */
export const leadProof = async (challenge: object): Promise<string> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout: maxMs })
  if (!solution) throw new Error('No proof was found in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
