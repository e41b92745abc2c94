import { describe, expect, it, vi } from 'vitest'
import { createMemo } from './createMemo'

const setUp = (load: () => Promise<string>) => {
  const clock = { now: 0 }
  const spy = vi.fn(load)
  return { clock, load: spy, memo: createMemo({ load: spy, maxAge: 1000, now: () => clock.now }) }
}

describe('createMemo', () => {
  it('createMemo loads once for all callers, and again when its value is stale', async () => {
    const { clock, load, memo } = setUp(async () => 'a')
    expect(await Promise.all([memo.get(), memo.get()])).toEqual(['a', 'a'])
    clock.now = 999
    await memo.get()
    expect(load).toHaveBeenCalledTimes(1)
    clock.now = 1000
    await memo.get()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('createMemo never treats a load that started before the expiry as fresh', async () => {
    const answers: ((value: string) => void)[] = []
    const { memo } = setUp(() => new Promise((resolve) => answers.push(resolve)))
    const before = memo.get()
    memo.expire()
    const after = memo.get()
    answers[1]?.('new')
    expect(await after).toBe('new')
    answers[0]?.('old')
    expect(await before).toBe('old')
    expect(await memo.get()).toBe('new')
  })

  it('createMemo keeps its data when reloading fails, and retries a little later', async () => {
    let fails = false
    const { clock, load, memo } = setUp(async () => (fails ? Promise.reject(new Error('away')) : 'a'))
    await memo.get()
    fails = true
    memo.expire()
    expect(await memo.get()).toBe('a')
    await memo.get()
    expect(load).toHaveBeenCalledTimes(2)
    clock.now += 2000
    await memo.get()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('createMemo returns the last value if a reload takes longer than its limit, and waits for the first load', async () => {
    const answers: ((value: string) => void)[] = []
    const { memo } = setUp(() => new Promise((resolve) => answers.push(resolve)))
    const first = memo.get(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    answers[0]?.('a')
    expect(await first).toBe('a')
    memo.expire()
    expect(await memo.get(1)).toBe('a')
    const unlimited = memo.get()
    answers[1]?.('b')
    expect(await unlimited).toBe('b')
    expect(await memo.get(1)).toBe('b')
  })

  it('createMemo fails when the first load fails', async () => {
    const { memo } = setUp(() => Promise.reject(new Error('away')))
    await expect(memo.get()).rejects.toThrow('away')
  })
})
