// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ListContextProvider, type ListControllerResult } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { FilterBar } from './FilterBar'

beforeEach(() => void vi.useFakeTimers())

const listed = (filterValues: object, setFilters: ListControllerResult['setFilters']) => (
  <ListContextProvider value={{ filterValues, setFilters } as ListControllerResult}>
    <FilterBar searchLabel="Car" />
  </ListContextProvider>
)
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test('Cleared filters stay cleared while the list still has the old ones', async () => {
  const setFilters = vi.fn()
  const filters = { q: 'mazda', carType: 'demo' }
  const { rerender } = render(listed(filters, setFilters))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await rest()
  expect(setFilters.mock.calls).toEqual([[{}, {}, false]])
  rerender(listed({}, setFilters))
  await rest()
  expect(screen.getByRole('searchbox', { name: 'Car' })).toHaveProperty('value', '')
  expect(setFilters).toHaveBeenCalledTimes(1)
})

test('Clearing the filters also clears a search that is not sent yet', async () => {
  const setFilters = vi.fn()
  render(listed({ carType: 'demo' }, setFilters))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Car' }), { target: { value: 'maz' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await rest()
  expect(screen.getByRole('searchbox', { name: 'Car' })).toHaveProperty('value', '')
  expect(setFilters.mock.calls).toEqual([[{}, {}, false]])
})

test('Leaving the list while a search is debounced does not return to the list', async () => {
  const setFilters = vi.fn()
  window.location.hash = '#/reviews'
  render(listed({}, setFilters))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Car' }), { target: { value: 'maz' } })
  // The list stays mounted until the next page is loaded.
  window.location.hash = '#/reviews/1'
  await rest()
  expect(setFilters).not.toHaveBeenCalled()
  window.location.hash = ''
})

test('A debounced search is sent although the address of the list changed meanwhile', async () => {
  const setFilters = vi.fn()
  window.location.hash = '#/reviews'
  render(listed({}, setFilters))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Car' }), { target: { value: 'maz' } })
  window.location.hash = '#/reviews?page=2'
  await rest()
  expect(setFilters.mock.calls).toEqual([[{ q: 'maz' }, {}, false]])
  window.location.hash = ''
})
