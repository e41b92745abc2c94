// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, ToastRegion } from './toast.client'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  act(() => void vi.advanceTimersByTime(10_000))
})

/** Shows a toast and waits for its lazy component. */
const say = async (...parameters: Parameters<typeof showToast>) => {
  act(() => showToast(...parameters))
  await act(async () => void (await import('./ToastCard.client')))
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined()
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const shown = () => screen.getByRole('status').textContent

it('A notice is shown for three seconds (UI-02).', async () => {
  render(<ToastRegion />)
  await say('Saved')
  wait(2999)
  expect(shown()).toContain('Saved')
  wait(1)
  expect(shown()).toBe('')
})

it('There is one notice at a time, and each has its own three seconds (UI-01).', async () => {
  render(<ToastRegion />)
  await say('First')
  wait(2000)
  await say('Second')
  expect(shown()).not.toContain('First')
  wait(2000)
  expect(shown()).toContain('Second')
  wait(1000)
  expect(shown()).toBe('')
})

it('The same text restarts the three seconds.', async () => {
  render(<ToastRegion />)
  await say('Saved')
  wait(2000)
  await say('Saved')
  wait(2000)
  expect(shown()).toContain('Saved')
})

it.each([
  { name: 'a pointer is on it', hold: 'pointerEnter', letGo: 'pointerLeave' },
  { name: 'the focus is in it', hold: 'focus', letGo: 'blur' },
] as const)('A notice is shown while $name, and three seconds after (UI-02).', async ({ hold, letGo }) => {
  render(<ToastRegion />)
  await say('Saved')
  const inside = screen.getByRole('button', { name: 'Dismiss' })
  const target = hold === 'focus' ? inside : (inside.parentElement as HTMLElement)
  fireEvent[hold](target)
  wait(60_000)
  expect(shown()).toContain('Saved')
  fireEvent[letGo](target)
  wait(3000)
  expect(shown()).toBe('')
})

it('A notice closes when it is dismissed, and when its action is done.', async () => {
  const undo = vi.fn()
  render(<ToastRegion />)
  await say('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toBe('')
  await say('Removed', { label: 'Undo', onPress: undo })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toBe('')
})

it('A notice is announced before its styles have loaded.', () => {
  render(<ToastRegion />)
  act(() => showToast('Saved'))
  expect(shown()).toContain('Saved')
})
