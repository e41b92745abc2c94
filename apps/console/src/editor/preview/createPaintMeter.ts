import type { PreviewLinkEvents } from '../../preview/createPreviewLink'
import { withSample } from './paintStatistics'

export interface PaintMeter {
  readonly samples: readonly number[]
  /** States sent to the frame. */
  readonly sent: number
}

/** Nobody reads figures that change faster than this, and showing them costs time of its own. */
const restMs = 200

/** Collects how long changes of settings took to be painted. It stands outside React, so that measuring slows nothing down. */
export const createPaintMeter = () => {
  const listeners = new Set<() => void>()
  let meter: PaintMeter = { samples: [], sent: 0 }
  let shown = meter
  let waits = false
  const show = () => {
    waits = false
    shown = meter
    for (const listener of listeners) listener()
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
    state: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type PaintMeterSource = ReturnType<typeof createPaintMeter>
