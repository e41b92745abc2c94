// @vitest-environment jsdom
import { day } from '@forecourt/schema/blocks/blockSettings'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { controlFor } from './controlFor'

afterEach(cleanup)

it('is chosen from a calendar and stored as a popup’s days are, empty for none (ENT-25)', () => {
  const onChange = vi.fn()
  const Control = controlFor(day('First day', 'Opens from this day on.'))
  const draw = (value: string) => (
    <>
      <label htmlFor="first">First day</label>
      <Control
        id="first"
        node={day('First day', '')}
        value={value}
        disabled={false}
        invalid={false}
        describedBy=""
        onChange={onChange}
        pointer="/popups/list/a/start"
      />
    </>
  )
  const { rerender } = render(draw(''))
  const input = screen.getByLabelText<HTMLInputElement>('First day')
  expect(input.type).toBe('date')
  fireEvent.change(input, { target: { value: '2026-12-24' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24')
  rerender(draw('2026-12-24'))
  expect(input.value).toBe('2026-12-24')
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith('')
})
