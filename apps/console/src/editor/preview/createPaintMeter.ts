import { createStore } from '../../parts/store/createStore'
import type { PreviewLinkEvents } from '../../preview/createPreviewLink'

interface PaintStatistics {
  readonly last: number | null
  /** 95 of 100 were as fast as this or faster; null without samples. */
  readonly p95: number | null
}

export const maxSamples = 100

/** The samples with one more, the oldest gone. Milliseconds. */
export const withSample = (samples: readonly number[], paintMs: number): readonly number[] => [...samples, paintMs].slice(-maxSamples)

/** The last and the 95th percentile (nearest rank) of the samples. */
export const paintStatistics = (samples: readonly number[]): PaintStatistics => {
  const sorted = samples.toSorted((a, b) => a - b)
  return { last: samples.at(-1) ?? null, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null }
}

export interface PaintMeter {
  readonly samples: readonly number[]
  /** States sent to the frame. */
  readonly sent: number
}

/** Nobody reads figures that change faster than this, and showing them costs time of its own. */
const restMs = 200

/** Collects how long changes of settings took to be painted. It stands outside React, so that measuring slows nothing down. */
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
    setTimeout(show, restMs)
  }
  const onPainted: PreviewLinkEvents['onPainted'] = (paintMs, _errors, kind) => {
    // Opening a page waits for its data; only changes of settings say how fast the preview follows.
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
