// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { RangeField } from './RangeField.client'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

const show = (bounds: { min: number; max: number }) =>
  render(<RangeField facet="price" label="Price" bounds={bounds} chosen={{ min: null, max: null }} />)

it('a range has a slider for each end, and logs no error (SRC-22)', () => {
  show({ min: 5_000, max: 45_000 })
  expect(screen.getAllByRole('slider')).toHaveLength(2)
  expect(console.error).not.toHaveBeenCalled()
})

it.each([
  { name: 'no number', bounds: { min: Number.NaN, max: 45_000 } },
  { name: 'nothing', bounds: { min: null, max: null } as never },
])('a range filter has no slider where its bounds are $name, which is logged (ERR-15)', ({ bounds }) => {
  show(bounds)
  expect(screen.queryByRole('slider')).toBeNull()
  const from = screen.getByRole('textbox', { name: 'Price from' })
  fireEvent.change(from, { target: { value: '12,000' } })
  fireEvent.blur(from)
  expect((from as HTMLInputElement).value).toBe('$12,000')
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The slider of price has no bounds.')
})

it.each([
  { name: 'at the slid value', moved: '15000', from: '$15,000' },
  { name: 'at its initial value, though not on a whole step', moved: null, from: '$7,123' },
])('a slider moved before hydration is $name (SRC-20)', ({ moved, from }) => {
  const field = <RangeField facet="price" label="Price" bounds={{ min: 5_000, max: 45_000 }} chosen={{ min: 7_123, max: null }} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(field)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Price from' })
  if (moved) slider.value = moved
  render(field, { container, hydrate: true })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price from' }).value).toBe(from)
})

it.each([
  {
    name: 'typed',
    move: () => {
      const from = screen.getByRole('textbox', { name: 'Price from' })
      fireEvent.change(from, { target: { value: '20k' } })
      fireEvent.blur(from)
    },
  },
  { name: 'slid', move: () => fireEvent.change(screen.getByRole('slider', { name: 'Price from' }), { target: { value: '20000' } }) },
])('an end just $name survives the response to an earlier request (SRC-20, SRC-22)', ({ move }) => {
  vi.useFakeTimers()
  const field = (max: number | null) => (
    <RangeField facet="price" label="Price" bounds={{ min: 5_000, max: 45_000 }} chosen={{ min: null, max }} />
  )
  const { container, rerender } = render(field(null))
  const sent: string[] = []
  const fields = () => ['Price from', 'Price to'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value).join(' to ')
  container.addEventListener('change', () => sent.push(fields()))
  move()
  sent.length = 0
  rerender(field(30_000))
  expect(fields()).toBe('$20,000 to $30,000')
  act(() => vi.runAllTimers())
  expect(sent).toEqual(['$20,000 to $30,000'])
  // Once submitted, the page's value applies.
  rerender(field(null))
  expect(fields()).toBe(' to ')
})

it('a range field swaps entered ends in the wrong order, with a notice (SRC-24, SRC-25)', () => {
  show({ min: 5_000, max: 45_000 })
  const ends = ['Price from', 'Price to'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  for (const [at, value] of [
    [1, '$30,000'],
    [0, '40000'],
  ] as const) {
    fireEvent.change(ends[at] as HTMLElement, { target: { value } })
    fireEvent.blur(ends[at] as HTMLElement)
  }
  expect(ends.map(({ value }) => value)).toEqual(['$30,000', '$40,000'])
  expect(screen.getByRole('status').textContent).toBe('“From” was higher than “to”, so we swapped them.')
})
