import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createHangWatch, unlessHanging } from './createHangWatch'

/** Milliseconds; with time for a busy machine. */
const latest = 1_400

const setUp = () => {
  const state = { hangs: false, now: 0 }
  // As long as a database may be silent.
  const isSilent = vi.fn(async () => {
    if (state.hangs) await wait(550)
    return state.hangs
  })
  return { state, isSilent, watch: createHangWatch({ isSilent, now: () => state.now }) }
}
const msUntil = async (done: Promise<void>) => {
  const begun = performance.now()
  await done
  return performance.now() - begun
}

describe('createHangWatch', () => {
  it('createHangWatch notices a hang within a second, with one check for all requests, and at once while it is known', async () => {
    const { state, isSilent, watch } = setUp()
    state.hangs = true
    for (const ms of await Promise.all([1, 2, 3].map(() => msUntil(watch.noticed(() => false))))) expect(ms).toBeLessThan(latest)
    expect(isSilent).toHaveBeenCalledTimes(1)
    expect(await msUntil(watch.noticed(() => false))).toBeLessThan(300)
    expect(isSilent).toHaveBeenCalledTimes(1)
    state.now += 1_000
    await watch.noticed(() => false)
    expect(isSilent).toHaveBeenCalledTimes(2)
  })

  it('createHangWatch notices a hang that begins after the first check of a slow request', async () => {
    const { state, isSilent, watch } = setUp()
    const noticed = watch.noticed(() => false)
    await vi.waitFor(() => expect(isSilent).toHaveBeenCalled())
    state.hangs = true
    expect(await msUntil(noticed)).toBeLessThan(latest)
  })

  it('createHangWatch checks nothing for a request that is over, and never resolves for it', async () => {
    const { state, isSilent, watch } = setUp()
    state.hangs = true
    const noticed = vi.fn()
    void watch.noticed(() => true).then(noticed)
    await wait(400)
    expect(isSilent).not.toHaveBeenCalled()
    expect(noticed).not.toHaveBeenCalled()
  })

  it('unlessHanging waits for a slow result, and rejects once the database hangs', async () => {
    const { state, watch } = setUp()
    expect(await unlessHanging(watch, wait(400, 'late'))).toBe('late')
    state.hangs = true
    await expect(unlessHanging(watch, new Promise(() => {}))).rejects.toThrow('hangs')
    await expect(unlessHanging(watch, Promise.reject(new Error('Refused')))).rejects.toThrow('Refused')
  })
})
