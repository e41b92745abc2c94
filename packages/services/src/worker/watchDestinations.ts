import { deliverLeads, type LeadDelivering } from '../destinations/deliverLeads'
import { startLoop } from './startLoop'

/** Concurrent destinations: an unresponsive one delays others only if all slots are blocked. */
const lanes = 4
/** Poll interval in milliseconds: a lead is sent within a second. */
const pause = 1_000

/** Sends leads to destinations as they arrive (ENT-16). Any number of workers may run. */
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
