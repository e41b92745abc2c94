// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StockPanel } from './StockPanel'

const groups = [
  { label: 'Hatch & sedans', links: [{ id: 'corolla', label: 'Corolla', href: '/search/toyota/corolla' }] },
  { label: 'Utes & Vans', links: [{ id: 'hilux', label: 'HiLux', href: '/search/toyota/hilux' }] },
]
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

afterEach(cleanup)

it('A menu filled from stock shows its first category first, and another on a press (NAV-18)', () => {
  render(<StockPanel groups={groups} onChoose={() => {}} onKeyDown={() => {}} />)
  expect(links()).toEqual(['Corolla'])
  fireEvent.click(screen.getByRole('button', { name: 'Utes & Vans' }))
  expect(links()).toEqual(['HiLux'])
  expect(screen.getByRole('button', { name: 'Utes & Vans' }).getAttribute('aria-pressed')).toBe('true')
})

it('A single category needs no buttons', () => {
  render(<StockPanel groups={groups.slice(1)} onChoose={() => {}} onKeyDown={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(links()).toEqual(['HiLux'])
})
