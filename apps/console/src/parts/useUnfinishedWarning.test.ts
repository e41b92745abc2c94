// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUnfinishedWarning } from './useUnfinishedWarning'

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('Closing the page needs a confirmation only while sites are still being changed', () => {
  const { rerender, unmount } = renderHook(({ isBusy }) => useUnfinishedWarning(isBusy), { initialProps: { isBusy: false } })
  expect(isHeld()).toBe(false)
  rerender({ isBusy: true })
  expect(isHeld()).toBe(true)
  rerender({ isBusy: false })
  expect(isHeld()).toBe(false)
  rerender({ isBusy: true })
  unmount()
  expect(isHeld()).toBe(false)
})
