// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { PriceSearchForm } from './PriceSearchForm.client'

const navigate = vi.fn()
const countStock = vi.fn<RuntimeHost['countStock']>()
const slider = (end: 'from' | 'to') => screen.getByRole<HTMLInputElement>('slider', { name: `Price ${end}` })
const slide = (end: 'from' | 'to', value: number) => fireEvent.change(slider(end), { target: { value: String(value) } })
const press = () => fireEvent.click(screen.getByRole('button'))

const show = (highest: number) =>
  renderHosted(
    <PriceSearchForm
      from={10_000}
      to={40_000}
      highest={highest}
      count={31}
      buttonLabel=""
      search={buildConfig().search}
      countOverride={0}
    />,
    buildHost({ navigate, countStock }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  countStock.mockReset().mockResolvedValue({ total: 9, facets: {}, ranges: {} })
  navigate.mockReset()
})

describe('a search by price whose slider ends where the dealer’s stock does', () => {
  it('a search by price that ends at $80,000 has no limit there (SRC-28)', () => {
    show(80_000)
    expect(slider('to').max).toBe('80000')
    slide('to', 80_000)
    press()
    expect(navigate.mock.calls).toEqual([['/search?price=10000:&sortBy=price_desc']])
  })
})

describe('a search by price', () => {
  beforeEach(() => void show(250_000))

  it('a search by price has a slider from $5,000 to $250,000 in steps of $500 (SRC-28)', () => {
    for (const end of ['from', 'to'] as const) {
      const { min, max, step } = slider(end)
      expect([min, max, step]).toEqual(['5000', '250000', '500'])
    }
  })

  it('a search by price has handles that don’t cross (SRC-29)', () => {
    slide('from', 50_000)
    slide('to', 9_500)
    expect([slider('from').value, slider('to').value]).toEqual(['10000', '40000'])
  })

  it('a search by price links to the cars in its range, most expensive first (SRC-30)', () => {
    slide('from', 12_500)
    press()
    expect(navigate.mock.calls).toEqual([['/search?price=12500:40000&sortBy=price_desc']])
  })

  it.each([
    { name: 'initially', end: 'from', value: 5_000, address: '/search?price=:40000&sortBy=price_desc' },
    { name: 'without end', end: 'to', value: 250_000, address: '/search?price=10000:&sortBy=price_desc' },
  ] as const)('a search by price has no limit at the ends of the slider: $name (SRC-25, SRC-30)', ({ end, value, address }) => {
    slide(end, value)
    press()
    expect(navigate.mock.calls).toEqual([[address]])
  })

  it('a search by price requests the count when the slider stops (SRC-20)', async () => {
    slide('to', 30_000)
    slide('to', 20_000)
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(countStock).not.toHaveBeenCalled()
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1)
      await vi.waitFor(() => expect(countStock).toHaveBeenCalled(), { timeout: 30_000 })
    })
    expect(countStock.mock.calls.map(([{ ranges }]) => ranges.price)).toEqual([{ min: 10_000, max: 20_000 }])
    expect(screen.getByRole('button').textContent).toBe('Search 9 cars')
  })
})
