// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCloseRequest } from './useCloseRequest'

const watchers: FakeWatcher[] = []

class FakeWatcher {
  onclose: (() => void) | null = null
  destroy = vi.fn()
  constructor() {
    watchers.push(this)
  }
}

afterEach(() => {
  watchers.length = 0
  Reflect.deleteProperty(window, 'CloseWatcher')
})

describe('a wish to close what lies over the page', () => {
  it('is answered by what was last given, and waited for only as long as it lies there', () => {
    Object.assign(window, { CloseWatcher: FakeWatcher })
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender, unmount } = renderHook(useCloseRequest, { initialProps: first })
    rerender(second)
    expect(watchers).toHaveLength(1)
    watchers[0]?.onclose?.()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    unmount()
    expect(watchers[0]?.destroy).toHaveBeenCalledOnce()
  })

  it('is left to keys and buttons where the browser knows of none', () => {
    expect(() => renderHook(() => useCloseRequest(vi.fn())).unmount()).not.toThrow()
  })
})
