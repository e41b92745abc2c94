import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { textIn } from '../../../testing/elementsIn'
import { renderToHtml } from '../../../testing/hosted'
import { VehicleGrid } from './VehicleGrid'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const widestOf = (layout: 'stacked' | 'wide' | 'overlay', count: number) => {
  const cars = Array.from({ length: count }, (_, index) => buildCar({ id: `car-${index}`, slug: `car-${index}` }))
  const html = renderToHtml(<VehicleGrid cars={cars} config={buildConfig({ card: { layout } })} request={request} site={buildSiteData()} />)
  const [grid] = /<ul [^>]*gap-cards[^>]*>/.exec(html) ?? []
  if (!grid) throw new Error('There is no grid.')
  return Math.max(1, ...[...grid.matchAll(/grid-cols-(\d)/g)].map(([, columns]) => Number(columns)))
}

describe('the columns of a grid leave as few empty places as possible', () => {
  it.each([
    ['stacked', 3, 3],
    ['stacked', 4, 4],
    ['stacked', 6, 3],
    ['stacked', 21, 4],
    ['overlay', 3, 3],
    ['overlay', 4, 4],
    ['overlay', 18, 3],
    ['wide', 4, 1],
  ] as const)('%s cards, %i of them, in columns: %i', (layout, count, columns) => {
    expect(widestOf(layout, count)).toBe(columns)
  })
})

describe('cards of a block on phones', () => {
  const listOf = (phoneLayout: 'rows' | 'stack', count: number) => {
    const cars = Array.from({ length: count }, (_, index) => buildCar({ id: `car-${index}`, slug: `car-${index}` }))
    const html = renderToHtml(
      <VehicleGrid cars={cars} config={buildConfig()} request={request} site={buildSiteData()} phoneLayout={phoneLayout} />,
    )
    return /<ul [^>]*gap-cards[^>]*>/.exec(html)?.[0] ?? ''
  }

  it.each([
    { phoneLayout: 'rows', count: 3, swiped: true },
    { phoneLayout: 'rows', count: 1, swiped: false },
    { phoneLayout: 'stack', count: 3, swiped: false },
  ] as const)('a block on phones swipes or stacks $count cards as $phoneLayout', ({ phoneLayout, count, swiped }) => {
    expect(listOf(phoneLayout, count).includes('snap-mandatory')).toBe(swiped)
    // Smooth scrolling would ignore the wish for reduced motion.
    expect(listOf(phoneLayout, count)).not.toContain('scroll-smooth')
  })
})

it('cards show the logo of the make where the site sets it and there is one (SRC-08, CARD-05)', () => {
  const cars = [buildCar({ id: 'car-1', images: [] }), buildCar({ id: 'car-2', images: [], make: 'Kia', makeSlug: 'kia' })]
  const logosOf = (showMakeLogo: boolean) => {
    const config = buildConfig({ card: { showMakeLogo }, search: { makeLogos: [{ id: 'own', make: 'Kia', image: 'uploads/kia.webp' }] } })
    const html = renderToHtml(<VehicleGrid cars={cars} config={config} request={request} site={buildSiteData()} />)
    return html.match(/uploads\/kia\.webp/g) ?? []
  }
  expect(logosOf(false)).toHaveLength(0)
  expect(logosOf(true)).toHaveLength(1)
})

describe('the small print under cards with weekly figures', () => {
  const lender = buildLender({ interestRate: 8.99, comparisonRate: 10.05, paymentWeekCents: 11_800, paymentMonthCents: null })

  it.each([
    { name: 'shows 200 characters at once', length: 198, folds: false },
    { name: 'folds one more', length: 199, folds: true },
  ])('$name (UI-18)', ({ length, folds }) => {
    const config = buildConfig({ finance: { provider: 'manual', disclaimer: 'x'.repeat(length) }, card: { showWeekly: true } })
    const html = renderToHtml(
      <VehicleGrid cars={[buildCar({ financeLenders: { manual: lender } })]} config={config} request={request} site={buildSiteData()} />,
    )
    expect(textIn(html)).toContain(`* ${'x'.repeat(length)}`)
    expect(html.includes('Show More')).toBe(folds)
  })
})
