// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MarketPrice } from './BuyPanel'

const show = (marketPrices: ReturnType<typeof buildCar>['marketPrices'], vdp: object = {}) =>
  render(<MarketPrice car={buildCar({ marketPrices })} config={buildConfig({ vdp: { showMarketPrice: true, ...vdp } })} />)

const tooltip = () => screen.getByRole('tooltip', { hidden: true })
const isOpen = () => tooltip().dataset.open === 'true'

describe('the market price', () => {
  it('the market price shows how much less the car costs, in the site’s words (VDP-26)', () => {
    show({ stateAverageCents: 2_650_000 }, { marketPriceText: 'Save {saving} here' })
    expect(screen.getByRole('button', { name: 'Save $1,510 here' })).toBeDefined()
  })

  it.each([
    { name: 'less than $500', marketPrices: { stateAverageCents: 2_548_900 }, vdp: {} },
    { name: 'nothing known', marketPrices: {}, vdp: {} },
    { name: 'switched off', marketPrices: { stateAverageCents: 2_650_000 }, vdp: { showMarketPrice: false } },
    { name: 'without a text', marketPrices: { stateAverageCents: 2_650_000 }, vdp: { marketPriceText: '' } },
  ])('the market price is hidden when it is $name', ({ marketPrices, vdp }) => {
    const { container } = show(marketPrices, vdp)
    expect(container.innerHTML).toBe('')
  })

  it('the market price shows its explanation on hover, on focus and on tap, and hides it on Escape and on leaving (VDP-27)', () => {
    show({ stateAverageCents: 2_650_000 })
    const button = screen.getByRole('button')
    expect(button.getAttribute('aria-describedby')).toBe(tooltip().id)
    expect(tooltip().textContent).toMatch(/^We’ve compared/)
    expect(isOpen()).toBe(false)
    const area = button.parentElement as HTMLElement
    fireEvent.pointerEnter(area, { pointerType: 'mouse' })
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(area, { pointerType: 'mouse' })
    expect(isOpen()).toBe(false)
    fireEvent.focus(button)
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    fireEvent.click(button)
    expect(isOpen()).toBe(true)
    fireEvent.blur(button)
    expect(isOpen()).toBe(false)
  })
})
