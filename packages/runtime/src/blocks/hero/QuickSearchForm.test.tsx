// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StockCounts } from '../../host/RuntimeHost'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { QuickSearchForm } from './QuickSearch'

const item = (value: string, count: number) => ({ label: value, value, count })
const quick = {
  total: 180,
  makes: [item('Kia', 80), item('Toyota', 100)],
  bodies: [item('SUV', 120), item('Ute', 60)],
  prices: { min: 12_000, max: 90_000 },
}
const found: StockCounts = {
  total: 100,
  facets: { make: quick.makes, body: [item('SUV', 70), item('Ute', 0)] },
  ranges: { price: { min: 16_000, max: 90_000 } },
}

const show = (countStock = vi.fn(async () => found), navigate = vi.fn()) => {
  renderHosted(
    <QuickSearchForm remembers={false} quick={quick} search={buildConfig().search} countOverride={0} />,
    buildHost({ countStock, navigate }),
  )
  return { countStock, navigate }
}
const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].filter(({ disabled }) => !disabled).map(({ text }) => text)
/** Waits for the debounce and the lazy search code. */
const waitForDebounce = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(300)
    await vi.dynamicImportSettled()
  })

beforeEach(() => void vi.useFakeTimers())

it('The quick search contains counts, makes with most cars first, and no price below the cheapest car (SRC-04, SRC-13, SRC-14)', () => {
  show()
  expect(screen.getByRole('button').textContent).toBe('Search 180 vehicles')
  expect(options('Make')).toEqual(['Any make', 'Toyota (100)', 'Kia (80)'])
  expect(document.querySelector('optgroup')?.label).toBe('Popular Makes')
  expect(options('Price')).not.toContain('Up to $10,000')
})

it('The quick search updates its counts after a choice, and removes values without cars (SRC-04)', async () => {
  const { countStock } = show()
  fireEvent.change(screen.getByLabelText('Make'), { target: { value: 'Toyota' } })
  await waitForDebounce()
  expect(countStock).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').textContent).toBe('Search 100 vehicles')
  expect(options('Body')).toEqual(['Any body', 'SUV (70)'])
  expect(options('Price')).not.toContain('Up to $15,000')
})

it('The quick search keeps its counts and links to the list when search fails (SRC-04)', async () => {
  const { navigate } = show(vi.fn(() => Promise.reject(new Error('away'))))
  fireEvent.change(screen.getByLabelText('Make'), { target: { value: 'Kia' } })
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: ':20000' } })
  await waitForDebounce()
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)
  expect(navigate).toHaveBeenCalledWith('/search?make=Kia&price=:20000')
  expect(screen.getByRole('button').textContent).toBe('Search 180 vehicles')
})
