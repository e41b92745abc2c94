// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RangeField } from './RangeField.client'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (bounds: { min: number; max: number }) =>
  render(<RangeField facet="price" label="Price" bounds={bounds} chosen={{ min: null, max: null }} />)

it('is typed and slid between its bounds (SRC-22)', () => {
  show({ min: 5_000, max: 45_000 })
  expect(screen.getAllByRole('slider')).toHaveLength(2)
  expect(console.error).not.toHaveBeenCalled()
})

it.each([
  { name: 'no number', bounds: { min: Number.NaN, max: 45_000 } },
  { name: 'nothing', bounds: { min: null, max: null } as never },
])('is only typed where its bounds are $name, which is logged (ERR-15)', ({ bounds }) => {
  show(bounds)
  expect(screen.queryByRole('slider')).toBeNull()
  const from = screen.getByRole('textbox', { name: 'Price from' })
  fireEvent.change(from, { target: { value: '12,000' } })
  fireEvent.blur(from)
  expect((from as HTMLInputElement).value).toBe('$12,000')
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The slider of price has no bounds.')
})
