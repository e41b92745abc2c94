import { describe, expect, test } from 'vitest'
import { createStore } from './createStore'

describe('createStore', () => {
  test('createStore updates the given fields and keeps the others', () => {
    const store = createStore({ width: 390, zoom: 1 })
    store.update({ zoom: 2 })
    expect(store.state()).toEqual({ width: 390, zoom: 2 })
  })

  test('createStore returns the same state object until an update', () => {
    const store = createStore({ zoom: 1 })
    const before = store.state()
    expect(store.state()).toBe(before)
    store.update({ zoom: 1 })
    expect(store.state()).not.toBe(before)
  })

  test('createStore notifies subscribers after the state has changed, until they unsubscribe', () => {
    const store = createStore({ zoom: 1 })
    const notified: number[] = []
    const unsubscribe = store.subscribe(() => notified.push(store.state().zoom))
    store.update({ zoom: 2 })
    unsubscribe()
    store.update({ zoom: 3 })
    expect(notified).toEqual([2])
  })

  test('createStore notifies no subscriber once it is closed', () => {
    const store = createStore({ zoom: 1 })
    const notified: number[] = []
    store.subscribe(() => notified.push(store.state().zoom))
    store.close()
    store.update({ zoom: 2 })
    expect(notified).toEqual([])
  })
})
