// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListSkeleton } from './ListBody'

it('a list announces that rows are loading, with a default label', () => {
  render(<ListSkeleton />)
  expect(screen.getByRole('group', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
})
