// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUnfinishedWarning } from './useUnfinishedWarning'

const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('Closing the page needs a confirmation only while sites are still being changed', () => {
  const { rerender, unmount } = renderHook(({ isBusy }) => useUnfinishedWarning(isBusy), { initialProps: { isBusy: false } })
  expect(isPrevented()).toBe(false)
  rerender({ isBusy: true })
  expect(isPrevented()).toBe(true)
  rerender({ isBusy: false })
  expect(isPrevented()).toBe(false)
  rerender({ isBusy: true })
  unmount()
  expect(isPrevented()).toBe(false)
})
