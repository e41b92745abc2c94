// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ResultsSection } from './ResultsSection'

it.each([
  { name: 'at once', ms: 0, looks: false },
  { name: 'just before the delay ends', ms: 149, looks: false },
  { name: 'after the delay', ms: 150, looks: true },
])('A running request is announced at once, and visible only after a delay: $name (SRC-02)', ({ ms, looks }) => {
  vi.useFakeTimers()
  const { container, rerender } = render(<ResultsSection isPending={false}>Cars</ResultsSection>)
  const section = container.querySelector('section')
  const shown = () => [section?.getAttribute('aria-busy'), section?.hasAttribute('data-pending')]
  expect(shown()).toEqual(['false', false])
  rerender(<ResultsSection isPending>Cars</ResultsSection>)
  act(() => vi.advanceTimersByTime(ms))
  expect(shown()).toEqual(['true', looks])
  rerender(<ResultsSection isPending={false}>Cars</ResultsSection>)
  act(() => vi.advanceTimersByTime(1000))
  expect(shown()).toEqual(['false', false])
})
