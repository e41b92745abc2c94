import { createStore } from '../../parts/store/createStore'
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
