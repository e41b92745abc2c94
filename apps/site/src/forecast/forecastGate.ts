import { createRenderGate, type RenderGate } from '../server/createRenderGate'
import { shared } from '../sites/shared'

/** Forecasts of a site that wait, and for how long: shorter than the caller waits for all. */
const waiting = { waitingPerSite: 4, waitingPerAddress: 4 } as const

/**
 * Limits forecasts that run at the same time in this process, which serves shoppers between their pages. A complete one takes up to 40
 * seconds, so that samples have a slot of their own.
 */
export const forecastGate = (sample: boolean): RenderGate =>
  sample
    ? shared('forecastGate sample', () => createRenderGate({ ...waiting, slots: 1, perSite: 1, timeoutMs: 6_000 }))
    : shared('forecastGate all', () => createRenderGate({ ...waiting, slots: 1, perSite: 1, timeoutMs: 15_000 }))
