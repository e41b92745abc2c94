// @vitest-environment jsdom
import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PendingChanges } from './PendingChanges'

afterEach(cleanup)

const change = (number: number) =>
  ({ pointer: `/header/text${number}`, sentence: `Text ${number} is new`, group: 'Header' }) as ConfigChange
const open = (count: number) =>
  render(
    <PendingChanges
      changes={Array.from({ length: count }, (_, index) => change(index + 1))}
      version={3}
      hasErrors={false}
      onOpen={() => {}}
    />,
  )

test('Of many changes the first are shown, and all when asked for, so that the note stays in sight', () => {
  open(30)
  expect(screen.getByText('30 changes since version 3')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 changes' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('Few changes are all there', () => {
  open(12)
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})
