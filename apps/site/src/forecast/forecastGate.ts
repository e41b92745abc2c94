import { createRenderGate, type RenderGate } from '../server/createRenderGate'
import { shared } from '../sites/shared'

/** Maximum number of forecasts that wait for a slot, by site and by client address. */
const waiting = { waitingPerSite: 4, waitingPerAddress: 4 } as const

/**
 * Limits the forecasts that run at the same time in this process, which serves shoppers as well. A complete forecast takes up to 40 seconds,
 * so samples don't wait for it: they have a slot of their own. The timeouts are shorter than the caller's.
 */
export const forecastGate = (sample: boolean): RenderGate =>
  sample
    ? shared('forecastGate sample', () => createRenderGate({ ...waiting, slots: 1, perSite: 1, timeoutMs: 6_000 }))
    : shared('forecastGate all', () => createRenderGate({ ...waiting, slots: 1, perSite: 1, timeoutMs: 15_000 }))
