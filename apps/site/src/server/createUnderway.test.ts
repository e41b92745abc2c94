import { expect, it, vi } from 'vitest'
import { createUnderway } from './createUnderway'

it('waits, within limits, for what is being done', async () => {
  const underway = createUnderway()
  await underway.settled(5000)
  let release = () => {}
  underway.track(
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
  underway.track(Promise.reject(new Error('It failed')))
  vi.useFakeTimers()
  try {
    const waited = vi.fn()
    void underway.settled(50).then(waited)
    await vi.advanceTimersByTimeAsync(49)
    expect(waited).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waited).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
  release()
  await underway.settled(5000)
})
