// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverlayHistory } from './overlayHistory'

/** One that closes as dialogs do: it says so afterwards. */
const layer = (overlays: ReturnType<typeof createOverlayHistory>) => {
  const close = vi.fn(() => closed())
  const closed = overlays.open(close)
  return { close, closed }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 60))
const back = async () => {
  window.history.back()
  await settled()
}

let overlays: ReturnType<typeof createOverlayHistory>
let start = 0

beforeEach(async () => {
  overlays?.stop()
  window.history.pushState({ __NA: true }, '', '/search')
  start = window.history.length
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo
  overlays = createOverlayHistory()
})

describe('What lies over a page stands in the history', () => {
  it('closes on going back, and the page stays', async () => {
    const sheet = layer(overlays)
    expect(window.history.state).toEqual({ __NA: true, overlay: 1 })
    await back()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe('/search')
    expect(window.history.state).toEqual({ __NA: true })
  })

  it('closes one layer at a time, the topmost first', async () => {
    const lower = layer(overlays)
    const upper = layer(overlays)
    await back()
    expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([0, 1])
    await back()
    expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([1, 1])
    expect(window.history.state).toEqual({ __NA: true })
  })

  it('leaves no entry behind when it is closed otherwise', async () => {
    const sheet = layer(overlays)
    sheet.closed()
    await settled()
    expect(window.history.state).toEqual({ __NA: true })
    window.history.pushState({ __NA: true }, '', '/cars/one')
    expect(window.history.length).toBe(start + 1)
  })

  it('takes the place of one that closes in the same moment', async () => {
    layer(overlays).closed()
    const next = layer(overlays)
    await settled()
    expect(window.history.state).toEqual({ __NA: true, overlay: 1 })
    expect(window.history.length).toBe(start + 1)
    await back()
    expect(next.close).toHaveBeenCalledOnce()
  })

  it('opens properly while the history is still on its way back', async () => {
    layer(overlays).closed()
    await new Promise((resolve) => setTimeout(resolve, 1))
    layer(overlays)
    await settled()
    expect(window.history.state).toEqual({ __NA: true, overlay: 1 })
    expect(window.history.length).toBe(start + 1)
  })

  it('has nothing to show on going forward again, and goes back by itself', async () => {
    layer(overlays)
    await back()
    window.history.forward()
    await settled()
    await settled()
    expect(window.history.state).toEqual({ __NA: true })
    expect(window.location.pathname).toBe('/search')
  })

  it('lets nobody else hear of entries that are its own', async () => {
    const heard = vi.fn()
    window.addEventListener('popstate', heard)
    layer(overlays)
    await back()
    expect(heard).not.toHaveBeenCalled()
    window.removeEventListener('popstate', heard)
  })

  it('keeps an address that is pushed meanwhile under the layer', async () => {
    const heard = vi.fn()
    const sheet = layer(overlays)
    overlays.push('/search?make=Kia')
    overlays.push('/search?make=Kia&page=2')
    expect(window.location.search).toBe('?make=Kia&page=2')
    expect(window.history.state).toEqual({ __NA: true, overlay: 1 })
    await back()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(window.location.search).toBe('?make=Kia&page=2')
    window.addEventListener('popstate', heard)
    await back()
    expect(window.location.search).toBe('?make=Kia')
    expect(heard).toHaveBeenCalledOnce()
    window.removeEventListener('popstate', heard)
  })

  it('pushes an address once the history has come back', async () => {
    layer(overlays).closed()
    await new Promise((resolve) => setTimeout(resolve, 1))
    overlays.push('/search?make=Kia')
    await settled()
    expect(window.location.search).toBe('?make=Kia')
    expect(window.history.state).toEqual({ __NA: true })
    expect(window.history.length).toBe(start + 1)
  })

  it('forgets what a reload left open', () => {
    overlays.stop()
    window.history.replaceState({ __NA: true, overlay: 1 }, '')
    overlays = createOverlayHistory()
    expect(window.history.state).toEqual({ __NA: true })
  })
})
