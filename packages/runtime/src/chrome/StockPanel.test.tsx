// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StockPanel } from './StockPanel'

const groups = [
  { label: 'Hatch & sedans', links: [{ id: 'corolla', label: 'Corolla', href: '/search/toyota/corolla' }] },
  { label: 'Utes & Vans', links: [{ id: 'hilux', label: 'HiLux', href: '/search/toyota/hilux' }] },
]
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

afterEach(cleanup)

it('A menu filled from stock shows its first category first, the others on a press (NAV-18)', () => {
  render(<StockPanel groups={groups} />)
  expect(links()).toEqual(['Corolla'])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
})

it('A single category needs no buttons', () => {
  render(<StockPanel groups={groups.slice(1)} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(links()).toEqual(['HiLux'])
})
