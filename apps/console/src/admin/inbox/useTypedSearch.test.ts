// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedSearch } from './useTypedSearch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (first = '') => {
  const searches: string[] = []
  const hook = renderHook(({ q }: { q: string }) => useTypedSearch(q, (wanted) => searches.push(wanted)), { initialProps: { q: first } })
  return {
    ...hook,
    searches,
    type: (text: string) => act(() => hook.result.current[1](text)),
    wait: () => act(() => vi.advanceTimersByTime(1_000)),
  }
}

test('What is typed is searched once typing pauses', () => {
  const { searches, type, wait } = open()
  type('co')
  type('corolla ')
  wait()
  expect(searches).toEqual(['corolla'])
})

test('A search from elsewhere, such as a kept list, stands and is not typed over (ENT-16)', () => {
  const { result, rerender, searches, wait } = open()
  rerender({ q: 'rio' })
  wait()
  expect(result.current[0]).toBe('rio')
  expect(searches).toEqual([])
  rerender({ q: '' })
  wait()
  expect([result.current[0], searches]).toEqual(['', []])
})

test('What is typed on while a search goes out is not lost', () => {
  const { result, rerender, searches, type, wait } = open()
  type('ab')
  wait()
  type('abc')
  rerender({ q: 'ab' })
  expect(result.current[0]).toBe('abc')
  wait()
  expect(searches).toEqual(['ab', 'abc'])
})
