import { deliverLeads, type LeadDelivering } from '../destinations/deliverLeads'
import { startLoop } from './startLoop'

/** How many destinations are sent to at once: one that never answers keeps the others waiting only where all of them do. */
const lanes = 4
/** Poll interval: a lead is under way within a second. Milliseconds. */
const pause = 1_000

/** Sends leads to where dealers want them, as they arrive (ENT-16). Any number of workers may run. */
export const watchDestinations = (delivering: Omit<LeadDelivering, 'signal'>): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const onError = (error: unknown) =>
    delivering.log(`Where leads go could not be looked at: ${error instanceof Error ? error.message : String(error)}`)
  const stops = Array.from({ length: lanes }, () =>
    startLoop(() => deliverLeads({ ...delivering, signal: stopping.signal }), onError, pause),
  )
  return {
    async stop() {
      stopping.abort()
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
