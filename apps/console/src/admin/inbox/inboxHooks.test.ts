// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useInboxKeys } from './useInboxKeys'
import { useSearchInput } from './useSearchInput'

const keyActions = { next: vi.fn(), previous: vi.fn(), snooze: vi.fn(), assign: vi.fn(), reply: vi.fn() }

beforeEach(() => {
  document.body.innerHTML = '<button>Send</button><input /><div role="menu"><button id="item">One</button></div>'
  vi.clearAllMocks()
})

const press = (key: string, at = 'body', modifiers: KeyboardEventInit = {}) =>
  document.querySelector(at)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }))
const calledActions = () => Object.entries(keyActions).flatMap(([name, { mock }]) => mock.calls.map(() => name))

test('The keys j, k, e, a and r select the next or previous conversation, snooze, assign and reply, wherever the focus is (ENT-16)', () => {
  renderHook(() => useInboxKeys(keyActions))
  for (const key of ['j', 'k', 'e', 'a']) press(key)
  press('r', 'button')
  expect(calledActions()).toEqual(['next', 'previous', 'snooze', 'assign', 'reply'])
})

test('Entering text, choosing from a menu and browser shortcuts trigger no inbox shortcut (ENT-16)', () => {
  renderHook(() => useInboxKeys(keyActions))
  press('j', 'input')
  press('e', '#item')
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }]) press('r', 'body', modifiers)
  press('x')
  expect(calledActions()).toEqual([])
})

test('Inbox shortcuts stop working once the inbox is left', () => {
  const { unmount } = renderHook(() => useInboxKeys(keyActions))
  unmount()
  press('j')
  expect(calledActions()).toEqual([])
})

const open = (first = '') => {
  vi.useFakeTimers()
  const searches: string[] = []
  const hook = renderHook(({ q }: { q: string }) => useSearchInput(q, (query) => searches.push(query)), { initialProps: { q: first } })
  return {
    ...hook,
    searches,
    type: (text: string) => act(() => hook.result.current[1](text)),
    wait: () => act(() => vi.advanceTimersByTime(1_000)),
  }
}

test('The inbox searches once the user pauses entering text', () => {
  const { searches, type, wait } = open()
  type('co')
  type('corolla ')
  wait()
  expect(searches).toEqual(['corolla'])
})

test('A search set from outside, such as a saved view, replaces the entered text and starts no search of its own (ENT-16)', () => {
  const { result, rerender, searches, wait } = open()
  rerender({ q: 'rio' })
  wait()
  expect(result.current[0]).toBe('rio')
  expect(searches).toEqual([])
  rerender({ q: '' })
  wait()
  expect([result.current[0], searches]).toEqual(['', []])
})

test('Text entered while a search is under way is not lost', () => {
  const { result, rerender, searches, type, wait } = open()
  type('ab')
  wait()
  type('abc')
  rerender({ q: 'ab' })
  expect(result.current[0]).toBe('abc')
  wait()
  expect(searches).toEqual(['ab', 'abc'])
})
