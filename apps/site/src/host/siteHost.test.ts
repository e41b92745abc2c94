// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteHost } from './siteHost'

const shareWindow = () => ({ closed: false, opener: window as Window | null, location: { replace: vi.fn() } })

beforeEach(() => void vi.useFakeTimers())

describe('the share window (UI-11, UI-12)', () => {
  it('the share window opens blank and without opener, loads the share page, and is polled each second until it is closed', () => {
    const opened = shareWindow()
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const closed = vi.fn()
    expect(siteHost.openShareWindow('https://x.com/intent/post', closed)).toBe(true)
    expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('width=550,height=400'))
    expect(opened.opener).toBeNull()
    expect(opened.location.replace).toHaveBeenCalledWith('https://x.com/intent/post')
    vi.advanceTimersByTime(10_000)
    expect(closed).not.toHaveBeenCalled()
    opened.closed = true
    vi.advanceTimersByTime(999)
    expect(closed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('the share window counts as open, even if the browser reports it closed, until the visitor is back on the page', () => {
    vi.spyOn(window, 'open').mockReturnValue({ ...shareWindow(), closed: true } as unknown as Window)
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    const closed = vi.fn()
    siteHost.openShareWindow('https://www.facebook.com/sharer', closed)
    vi.advanceTimersByTime(60_000)
    expect(closed).not.toHaveBeenCalled()
    focus.mockReturnValue(true)
    vi.advanceTimersByTime(1000)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('the share window returns false where the browser opens no window', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(siteHost.openShareWindow('https://x.com/intent/post', () => {})).toBe(false)
  })
})

describe('the device’s own share sheet (UI-08)', () => {
  const car = { title: '2021 Toyota Corolla', url: 'https://cars.example/cars/corolla' }
  const giveShare = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

  it.each([
    { name: 'receives the link', share: async () => undefined, answer: 'shared' },
    { name: 'may be dismissed', share: () => Promise.reject(new DOMException('', 'AbortError')), answer: 'dismissed' },
    {
      name: 'that fails counts as unavailable',
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      answer: 'unavailable',
    },
  ])('$name', async ({ share, answer }) => {
    giveShare(share)
    expect(await siteHost.share(car)).toBe(answer)
  })

  it('the device’s own share sheet is unavailable in a browser without one', async () => {
    expect(await siteHost.share(car)).toBe('unavailable')
  })
})

it.each([
  { name: 'copies', writeText: vi.fn(async () => undefined), is: true },
  { name: 'forbids pages to copy', writeText: vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))), is: false },
])('the page reports whether a browser that $name has copied (UI-09)', async ({ writeText, is }) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  expect(await siteHost.copy('https://cars.example/cars/corolla')).toBe(is)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://cars.example/cars/corolla')
  Reflect.deleteProperty(navigator, 'clipboard')
})
