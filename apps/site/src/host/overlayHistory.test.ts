// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverlayHistory } from './overlayHistory'

/** An overlay that, like dialogs, notifies after closing. */
const openOverlay = (overlays: ReturnType<typeof createOverlayHistory>) => {
  const close = vi.fn(() => closed())
  const closed = overlays.open(close)
  return { close, closed }
}

// History traversal is asynchronous, and slower on a busy machine.
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 })
const plain = { __NA: true }
const atPlain = () => until(() => expect(window.history.state).toEqual(plain))
const atOverlay = () => until(() => expect(window.history.state).toEqual({ ...plain, overlay: 1 }))

let overlays: ReturnType<typeof createOverlayHistory>
let start = 0

beforeEach(() => {
  window.history.pushState(plain, '', '/search')
  start = window.history.length
  vi.stubGlobal('scrollTo', vi.fn())
  overlays = createOverlayHistory()
})
afterEach(() => overlays.stop())

describe('Overlays of a page are entries of the browser’s history', () => {
  it('going back closes the overlay and stays on the page', async () => {
    const sheet = openOverlay(overlays)
    expect(window.history.state).toEqual({ ...plain, overlay: 1 })
    window.history.back()
    await atPlain()
    await until(() => expect(sheet.close).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/search')
  })

  it('going back closes one overlay at a time, the topmost first', async () => {
    const lower = openOverlay(overlays)
    const upper = openOverlay(overlays)
    window.history.back()
    await until(() => expect(upper.close).toHaveBeenCalledOnce())
    expect(lower.close).not.toHaveBeenCalled()
    window.history.back()
    await until(() => expect(lower.close).toHaveBeenCalledOnce())
    expect(upper.close).toHaveBeenCalledOnce()
    await atPlain()
  })

  it('an overlay that is closed otherwise leaves no history entry', async () => {
    openOverlay(overlays).closed()
    await atPlain()
    window.history.pushState(plain, '', '/cars/one')
    expect(window.history.length).toBe(start + 1)
  })

  it('an overlay takes over the entry of one that closes at the same moment', async () => {
    openOverlay(overlays).closed()
    const next = openOverlay(overlays)
    await atOverlay()
    expect(window.history.length).toBe(start + 1)
    window.history.back()
    await until(() => expect(next.close).toHaveBeenCalledOnce())
  })

  it('an overlay opens properly while the history is still going back', async () => {
    const go = vi.spyOn(window.history, 'go')
    openOverlay(overlays).closed()
    await until(() => expect(go).toHaveBeenCalledWith(-1))
    const next = openOverlay(overlays)
    await atOverlay()
    expect(next.close).not.toHaveBeenCalled()
    expect(window.history.length).toBe(start + 1)
    go.mockRestore()
  })

  it('going forward to a closed overlay goes back by itself', async () => {
    const sheet = openOverlay(overlays)
    window.history.back()
    await until(() => expect(sheet.close).toHaveBeenCalledOnce())
    const go = vi.spyOn(window.history, 'go')
    window.history.forward()
    await until(() => expect(go).toHaveBeenCalledWith(-1))
    await atPlain()
    expect(window.location.pathname).toBe('/search')
    go.mockRestore()
  })

  it('The history of overlays stops history events of its own entries', async () => {
    const heard = vi.fn()
    window.addEventListener('popstate', heard)
    const sheet = openOverlay(overlays)
    window.history.back()
    await until(() => expect(sheet.close).toHaveBeenCalledOnce())
    expect(heard).not.toHaveBeenCalled()
    window.removeEventListener('popstate', heard)
  })

  it('an address pushed while an overlay is open stays under the overlay', async () => {
    const heard = vi.fn()
    const sheet = openOverlay(overlays)
    overlays.push('/search?make=Kia')
    overlays.push('/search?make=Kia&page=2')
    expect(window.location.search).toBe('?make=Kia&page=2')
    expect(window.history.state).toEqual({ ...plain, overlay: 1 })
    window.history.back()
    await until(() => expect(sheet.close).toHaveBeenCalledOnce())
    expect(window.location.search).toBe('?make=Kia&page=2')
    window.addEventListener('popstate', heard)
    window.history.back()
    await until(() => expect(heard).toHaveBeenCalledOnce())
    expect(window.location.search).toBe('?make=Kia')
    window.removeEventListener('popstate', heard)
  })

  it('The history of overlays pushes an address only after the browser has gone back', async () => {
    const go = vi.spyOn(window.history, 'go')
    openOverlay(overlays).closed()
    await until(() => expect(go).toHaveBeenCalledWith(-1))
    overlays.push('/search?make=Kia')
    await until(() => expect(window.location.search).toBe('?make=Kia'))
    expect(window.history.state).toEqual(plain)
    expect(window.history.length).toBe(start + 1)
    go.mockRestore()
  })

  it('The history of overlays discards overlay entries that a reload left open', () => {
    overlays.stop()
    window.history.replaceState({ ...plain, overlay: 1 }, '')
    overlays = createOverlayHistory()
    expect(window.history.state).toEqual(plain)
  })
})
