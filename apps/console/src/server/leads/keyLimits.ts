import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import type { LimitAnswer } from '@forecourt/services/limits/createLimiter'
import { createSharedLimiter, type LimitsClient } from '@forecourt/services/limits/createSharedLimiter'

export interface KeyLimits {
  /** Counts a call with a valid key. */
  readonly call: (keyHash: string) => Promise<LimitAnswer>
  /** Counts a call with an invalid key, by client address. */
  readonly guess: (address: string) => Promise<LimitAnswer>
}

/** Calls with one key in a minute. */
export const callsPerMinute = 120

/** Rate limits of an API for programs, by key and for guessed keys; shared by all processes. */
export const createKeyLimits = (client: LimitsClient, name: 'leadKey' | 'programKey' = 'leadKey'): KeyLimits => {
  const calls = createSharedLimiter(client, { name, count: callsPerMinute, seconds: 60 })
  const guesses = createSharedLimiter(client, { name: `${name}Guess`, count: 30, seconds: 600 })
  return { call: (keyHash) => calls.take(keyHash), guess: (address) => guesses.take(clientNetwork(address)) }
}
