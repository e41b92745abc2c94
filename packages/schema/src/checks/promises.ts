import type { CrossCheck } from './CrossCheck'
import { claimFindings } from './claimFindings'

/** A page promises only what its settings do: misleading statements are against consumer law in Australia and New Zealand alike. What the stock contradicts is asked at publish. */
export const promises: CrossCheck = (config) => claimFindings(config, null)
