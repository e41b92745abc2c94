import { buildCar } from '@forecourt/rules/testing/buildCar'
import { describe, expect, test, vi } from 'vitest'
import { createPreviewHost } from './createPreviewHost'
import type { PreviewView } from './PreviewMessage'
import { newVisitor, type PreviewVisitor } from './PreviewVisitor'

const returning: PreviewVisitor = {
  kind: 'returning',
  storage: { favourites: 'saved' },
  cars: [buildCar({ slug: 'a', name: 'Car A' }), buildCar({ slug: 'b', name: 'Car B' })],
}
const hostOf = (visitor: PreviewVisitor) => {
  const host = createPreviewHost(
    () => ({ view: { visitor } as PreviewView }),
    () => {},
  )
  host.setVisitor(visitor)
  return host
}

describe('the runtime host of a previewed page', () => {
  test('the runtime host of a previewed page stores what the visitor’s browser would store, and notifies when the visitor changes', () => {
    const host = hostOf(newVisitor)
    const changed = vi.fn()
    const stop = host.storage.watch('favourites', changed)
    expect(host.storage.read('favourites')).toBeNull()
    host.setVisitor(returning)
    expect(host.storage.read('favourites')).toBe('saved')
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    host.setVisitor(newVisitor)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('the runtime host of a previewed page keeps what the page stores until the visitor changes, though each message is a copy', () => {
    const host = hostOf(returning)
    host.storage.write('favourites', 'one more')
    host.setVisitor(structuredClone(returning))
    expect(host.storage.read('favourites')).toBe('one more')
    host.setVisitor(newVisitor)
    host.setVisitor(returning)
    expect(host.storage.read('favourites')).toBe('saved')
  })

  test('the runtime host of a previewed page returns only the visitor’s own cars, in the requested order', async () => {
    expect((await hostOf(returning).cars(['b', 'gone', 'a'])).cars.map(({ name }) => name)).toEqual(['Car B', 'Car A'])
    expect((await hostOf(newVisitor).cars(['a'])).cars).toEqual([])
  })

  test('the runtime host of a previewed page sends no requests', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const host = hostOf(returning)
    expect(await host.submitLead({} as never, 'key')).toMatchObject({ ok: false })
    host.track({ name: 'calculator', id: 26 })
    await host.saveCarDocument('a')
    expect(await host.requestQuote({} as never)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })
})
