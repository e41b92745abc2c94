import { describe, expect, it, vi } from 'vitest'
import { createDocumentCache } from './createDocumentCache'

const documents = (options: Partial<Parameters<typeof createDocumentCache>[0]> = {}) =>
  createDocumentCache({ maxBytes: 100, count: 10, seconds: 600, ...options })
const bytes = (length: number) => vi.fn(async () => Buffer.alloc(length))

describe('createDocumentCache', () => {
  it('createDocumentCache creates a document once for all requests, concurrent or later', async () => {
    const make = bytes(10)
    const { get } = documents()
    await Promise.all([get({ key: 'a', address: 'x', make }), get({ key: 'a', address: 'y', make })])
    await get({ key: 'a', address: 'z', make })
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('createDocumentCache creates it again when any of its inputs has changed', async () => {
    const make = bytes(10)
    const { get } = documents()
    await get({ key: 'car at $10,000', address: 'x', make })
    await get({ key: 'car at $9,000', address: 'x', make })
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('createDocumentCache evicts the least recently used documents when the cache is full', async () => {
    const { get } = documents()
    const [a, b] = [bytes(60), bytes(40)]
    await get({ key: 'a', address: 'x', make: a })
    await get({ key: 'b', address: 'x', make: b })
    await get({ key: 'a', address: 'x', make: a })
    await get({ key: 'c', address: 'x', make: bytes(30) })
    await get({ key: 'a', address: 'x', make: a })
    expect(a).toHaveBeenCalledTimes(1)
    await get({ key: 'b', address: 'x', make: b })
    expect(b).toHaveBeenCalledTimes(2)
  })

  it('createDocumentCache limits the documents that a client can have created, not the cached ones', async () => {
    const { get } = documents({ count: 2 })
    await get({ key: 'a', address: 'x', make: bytes(1) })
    await get({ key: 'b', address: 'x', make: bytes(1) })
    expect(await get({ key: 'c', address: 'x', make: bytes(1) })).toBe('tooMany')
    expect(await get({ key: 'a', address: 'x', make: bytes(1) })).toHaveLength(1)
    expect(await get({ key: 'c', address: 'y', make: bytes(1) })).toHaveLength(1)
  })

  it('createDocumentCache caches neither a failure nor a missing document', async () => {
    const { get } = documents()
    const failing = vi.fn().mockRejectedValueOnce(new Error('no room')).mockResolvedValueOnce(null).mockResolvedValueOnce(Buffer.alloc(3))
    await expect(get({ key: 'a', address: 'x', make: failing })).rejects.toThrow('no room')
    expect(await get({ key: 'a', address: 'x', make: failing })).toBeNull()
    expect(await get({ key: 'a', address: 'x', make: failing })).toHaveLength(3)
  })
})
