// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { eventName } from './eventName'
import { measuredBlockId } from './MeasuredBlock'
import { startMeasuring } from './startMeasuring'

it('the analytics script lists the events of a page in its data layer, with the numbers of older reports (ANL-01 to ANL-03)', async () => {
  // Another test file in the same process leaves a document without measuring.
  document.body.innerHTML = ''
  startMeasuring()
  const { dataLayer } = Object.assign(window, { dataLayer: [] as unknown[] })
  document.body.innerHTML = `<script type="application/json" id="${measuredBlockId}">{"page":{"page":"content"}}</script>`
  Object.assign(navigator, { sendBeacon: () => true })
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function Observer() {}),
  )
  startMeasuring()
  startMeasuring()
  await expect.poll(() => dataLayer).toEqual([{ event: 'view' }])
  dispatchEvent(new CustomEvent(eventName, { detail: { name: 'calculator', id: 26 } }))
  expect(dataLayer.at(-1)).toEqual({ event: 'calculator', event_id: '26' })
})
