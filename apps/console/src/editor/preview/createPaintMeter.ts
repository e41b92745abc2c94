import { createStore } from '../../parts/store/createStore'
import type { PreviewLinkEvents } from '../../preview/createPreviewLink'

interface PaintStatistics {
  readonly last: number | null
  /** The 95th percentile; null without samples. */
  readonly p95: number | null
}

export const maxSamples = 100

/** Appends a sample and drops the oldest. Milliseconds. */
export const withSample = (samples: readonly number[], paintMs: number): readonly number[] => [...samples, paintMs].slice(-maxSamples)

/** The last sample and the 95th percentile (nearest rank). */
export const paintStatistics = (samples: readonly number[]): PaintStatistics => {
  const sorted = samples.toSorted((a, b) => a - b)
  return { last: samples.at(-1) ?? null, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null }
}

export interface PaintMeter {
  readonly samples: readonly number[]
  /** Number of states sent to the frame. */
  readonly sent: number
}

/** Throttles updates: faster figures can't be read, and rendering them costs time. */
const throttleMs = 200

/** Collects the paint times of settings changes. Outside React, so that measuring slows nothing down. */
export const createPaintMeter = () => {
  let meter: PaintMeter = { samples: [], sent: 0 }
  const { state, subscribe, set } = createStore(meter)
  let waits = false
  const show = () => {
    waits = false
    set(meter)
  }
  const put = (next: Partial<PaintMeter>) => {
    meter = { ...meter, ...next }
    if (waits) return
    waits = true
    setTimeout(show, throttleMs)
  }
  const onPainted: PreviewLinkEvents['onPainted'] = (paintMs, _errors, kind) => {
    // Opening a page includes loading its data; only changes of settings measure the preview.
    if (kind === 'settings') put({ samples: withSample(meter.samples, paintMs) })
  }
  return {
    onPainted,
    onSent: () => put({ sent: meter.sent + 1 }),
    state,
    subscribe,
  }
}

export type PaintMeterSource = ReturnType<typeof createPaintMeter>
