// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInboxKeys } from './useInboxKeys'

const acts = { next: vi.fn(), previous: vi.fn(), archive: vi.fn(), assign: vi.fn(), reply: vi.fn() }

beforeEach(() => {
  document.body.innerHTML = '<button>Send</button><input /><div role="menu"><button id="item">One</button></div>'
  vi.clearAllMocks()
})

afterEach(cleanup)

const press = (key: string, at = 'body', held: KeyboardEventInit = {}) =>
  document.querySelector(at)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
const done = () => Object.entries(acts).flatMap(([name, { mock }]) => mock.calls.map(() => name))

test('j and k go on and back, e ends, a takes, r answers, wherever the focus is (ENT-16)', () => {
  renderHook(() => useInboxKeys(acts))
  for (const key of ['j', 'k', 'e', 'a']) press(key)
  press('r', 'button')
  expect(done()).toEqual(['next', 'previous', 'archive', 'assign', 'reply'])
})

test('Whoever types, chooses from a menu or presses keys of the browser does nothing else (ENT-16)', () => {
  renderHook(() => useInboxKeys(acts))
  press('j', 'input')
  press('e', '#item')
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }]) press('r', 'body', held)
  press('x')
  expect(done()).toEqual([])
})

test('Nothing is listened to once the inbox is left', () => {
  const { unmount } = renderHook(() => useInboxKeys(acts))
  unmount()
  press('j')
  expect(done()).toEqual([])
})
