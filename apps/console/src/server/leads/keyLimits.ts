import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import type { LimitAnswer } from '@forecourt/services/limits/createLimiter'
import { createSharedLimiter, type LimitsClient } from '@forecourt/services/limits/createSharedLimiter'

export interface KeyLimits {
  /** Counts a call with a key that is somebody's. */
  readonly call: (keyHash: string) => Promise<LimitAnswer>
  /** Counts a call from an address with a key that is nobody's. */
  readonly guess: (address: string) => Promise<LimitAnswer>
}

/** How often leads are fetched and posted with a key, and keys guessed, for all processes together. */
export const createKeyLimits = (client: LimitsClient): KeyLimits => {
  const calls = createSharedLimiter(client, { name: 'leadKey', count: 120, seconds: 60 })
  const guesses = createSharedLimiter(client, { name: 'leadKeyGuess', count: 30, seconds: 600 })
  return { call: (keyHash) => calls.take(keyHash), guess: (address) => guesses.take(clientNetwork(address)) }
}
