// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListSkeleton } from './ListBody'

it('says that rows are on their way, in a part that may have a name', () => {
  render(<ListSkeleton />)
  expect(screen.getByRole('group', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
})
