// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PreviewBoundary } from './PreviewBoundary'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Page = ({ fails }: { readonly fails: boolean }) => {
  if (fails) throw new Error('No price')
  return <p>A page</p>
}

test('a page that fails to render shows a message and reports its error, and the next state is rendered again (ENT-10)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn()
  const shown = (seq: number, fails: boolean) => (
    <PreviewBoundary seq={seq} onError={onError}>
      <Page fails={fails} />
    </PreviewBoundary>
  )
  const { rerender } = render(shown(1, false))
  rerender(shown(2, true))
  expect(screen.getByRole('alert').textContent).toContain('can’t be shown with the current settings')
  expect(onError.mock.calls).toEqual([['No price']])
  rerender(shown(2, true))
  expect(onError).toHaveBeenCalledTimes(1)
  rerender(shown(3, true))
  expect(onError).toHaveBeenCalledTimes(2)
  rerender(shown(4, false))
  expect(screen.getByText('A page')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
