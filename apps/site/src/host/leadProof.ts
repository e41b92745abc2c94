import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Longer than any phone of the last ten years takes. */
const longestMs = 20_000

/** The proof of work a challenge asks for, as a header takes it; rejects where this browser can't, or not in time (API-07). */
export const leadProof = async (challenge: object): Promise<string> => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout: longestMs })
  if (!solution) throw new Error('No proof was found in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
