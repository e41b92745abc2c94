// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SectionBoundary } from './SectionBoundary.client'

const Broken = () => {
  throw new Error('no heading')
}

describe('SectionBoundary', () => {
  it('SectionBoundary names the section that cannot be shown, keeps the rest, and retries after the next change', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { rerender } = render(
      <>
        <SectionBoundary name="Offers">
          <Broken />
        </SectionBoundary>
        <p>The rest</p>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toContain('“Offers” can’t be shown right now. no heading')
    expect(screen.getByText('The rest')).toBeTruthy()
    rerender(
      <SectionBoundary name="Offers">
        <p>Fixed</p>
      </SectionBoundary>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Fixed')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
