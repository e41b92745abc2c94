// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type CarSearch, CarSearchField } from './CarSearchField'
import type { CarChoice } from './carChoice'

afterEach(cleanup)

const rav4: CarChoice = { id: 'rav4', name: '2022 Toyota RAV4 · B1', stage: 'coming_soon', priceCents: 3_999_000, colour: 'White', km: 120 }
const kia: CarChoice = { id: 'kia', name: '2020 Kia Sorento · B2', stage: 'in_stock', priceCents: 2_500_000, colour: 'Grey', km: 81_000 }

const Field = ({ search }: { readonly search: CarSearch<CarChoice> }) => {
  const [car, setCar] = useState<CarChoice | null>(null)
  return <CarSearchField search={search} car={car} onChange={setCar} onSearch={() => {}} helperText="Search by name." />
}
const openList = (search: CarSearch<CarChoice>) => {
  render(<Field search={search} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Car' }))
}

test('A car search shows status, price, colour and kilometres, and warns of a car that is not in the yard (CAR-05, ENQ-24)', () => {
  openList({ data: [rav4, kia], error: null })
  fireEvent.click(screen.getByText('On its way · $39,990 · White · 120 km'))
  expect(screen.getByRole('alert').textContent).toBe('This car is on its way. It isn’t in the yard yet.')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Car' }))
  fireEvent.click(screen.getByText('In stock · $25,000 · Grey · 81,000 km'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, CarSearch<CarChoice>, RegExp]>([
  ['is offline', { data: undefined, error: null, isPaused: true }, /You’re offline/],
  ['can’t reach the server', { data: undefined, error: new TRPCClientError('fetch failed') }, /server can’t be reached/],
])('A car search that %s shows the reason instead of “No matching car”', (_, search, reason) => {
  openList(search)
  expect(screen.queryByText('No matching car')).toBeNull()
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  expect(screen.queryByText('Search by name.')).toBeNull()
})

test('A car search shows “No matching car” only after the server responded', () => {
  openList({ data: undefined, error: null })
  expect(screen.getByText('Searching…')).toBeTruthy()
  cleanup()
  openList({ data: [], error: null })
  expect(screen.getByText('No matching car')).toBeTruthy()
})
