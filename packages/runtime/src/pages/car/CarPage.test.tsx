// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hosted } from '../../testing/hosted'
import { Breadcrumb } from './Breadcrumb'
import { CarPage } from './CarPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const pageOf = (car: Parameters<typeof buildCar>[0] = {}, values: Parameters<typeof buildConfig>[0] = {}) => {
  const built = buildCar(car)
  return hosted(
    <CarPage
      route={{ page: 'car', path: `/cars/${built.slug}`, slug: built.slug }}
      config={buildConfig(values)}
      request={request}
      data={{
        page: 'car',
        site: buildSiteData(),
        car: built,
        location: buildLocation(),
        similar: [buildCar({ id: 'car-2', slug: 'another', name: '2020 Kia Sportage' })],
      }}
    />,
  )
}

const lender = buildLender({ interestRate: 8.99, comparisonRate: 10.05, paymentWeekCents: 11_800, paymentMonthCents: null })

const show = (...parameters: Parameters<typeof pageOf>) => render(pageOf(...parameters))

describe('the page of a car', () => {
  it('the page of a car shows the licence of the location that sells the car (LOC-11)', () => {
    const { container } = show()
    expect(container.querySelector('#vehicle-map')?.textContent).toContain('Motor dealer licence MD 012345')
  })

  it.each([
    ['sections', true, []],
    ['tabs', true, ['finance-calculator']],
    ['folds', true, []],
    ['tabs', false, ['vehicle-map']],
    ['sections', false, []],
  ] as const)(
    'the page of a car whose texts are %s has a lower section beside the panel only if they are tabs (VDP-02)',
    (layout, showOnCarPage, beside) => {
      const { container } = show({}, { vdp: { layout }, calculator: { showOnCarPage, confirmed: true, defaultRate: 6.29 } })
      const within = [...container.querySelectorAll('[data-setting="/vdp/panel"] :is(#finance-calculator, #vehicle-map)')]
      expect(within.map(({ id }) => id)).toEqual(beside)
      const all = [...container.querySelectorAll('#finance-calculator, #vehicle-map')]
      expect(all.map(({ id }) => id)).toEqual(showOnCarPage ? ['finance-calculator', 'vehicle-map'] : ['vehicle-map'])
    },
  )

  it('the page of a car has one main heading, links to its make and model, and an enquiry form (RTE-04)', () => {
    const { container } = show()
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['2021 Toyota Corolla Ascent Sport'])
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/search/toyota',
      '/search/toyota/corolla',
    ])
    expect(container.querySelector('#enquire form')).not.toBeNull()
    expect(container.querySelector('#vehicle-map')).not.toBeNull()
  })

  it('the page of a car has no link without text in the preview of a car that has no make and model yet (A11Y-01)', () => {
    const car = { name: 'New car', make: '', makeSlug: '', model: '', modelSlug: '' }
    const { container } = render(<Breadcrumb car={car} site={buildSiteData()} />)
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Stock'])
  })

  it('the page of a car doesn’t contain the car’s full phone number while numbers are masked (VDP-18)', () => {
    const html = renderToStaticMarkup(pageOf({ locationPhone: '02 5550 9876' }))
    expect(html).not.toContain('5550 9876')
    expect(html).not.toContain('0255509876')
    expect(renderToStaticMarkup(pageOf({ locationPhone: '02 5550 9876' }, { phone: { startsRevealed: true } }))).toContain('tel:0255509876')
  })

  it.each(['stacked', 'wide', 'overlay', 'plain', 'priced'] as const)(
    'the page of a car shows similar cars in a row to swipe on a phone, and in columns elsewhere: %s cards',
    (layout) => {
      const { container } = show({}, { card: { layout } })
      const list = container.querySelector('#similar .car-grid')
      expect(list?.className).toContain('max-md:overflow-x-auto')
      expect(list?.className).toContain('grid-cols-2')
    },
  )

  it('the page of a car says SOLD and offers something similar instead of a price and buttons (VDP-29)', () => {
    show({ status: 'sold' })
    expect(screen.getByText('SOLD')).toBeDefined()
    const panel = within(screen.getByRole('complementary', { name: 'Price and contact' }))
    expect(panel.queryByText('$24,990')).toBeNull()
    expect(panel.getByRole('link', { name: /Find Me Something Similar/ })).toBeDefined()
    expect(panel.queryByRole('link', { name: /Enquire Now/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Find me something similar' })).toBeDefined()
  })

  it.each([
    { name: 'reserved', car: { reserved: true }, label: 'Reserved' },
    { name: 'on its way', car: { status: 'coming_soon' }, label: 'On its way' },
    { name: 'to be ordered', car: { preorder: true, priceCents: null }, label: 'Pre-order' },
  ] as const)('the page of a car shows that a car is $name', ({ car, label }) => {
    show(car)
    expect(screen.getByText(label)).toBeDefined()
  })

  it('the page of a car offers to send photos where there are none (ENQ-25)', () => {
    show({ images: [] })
    expect(screen.getByText('Images coming soon')).toBeDefined()
    expect(screen.getByRole('link', { name: /Request Photos/ }).getAttribute('data-enquiry')).toBe('photos')
  })

  it('the page of a car shows features only when there is equipment, and a text when comments are pending (VDP-03, VDP-24)', () => {
    show({ standardEquipment: [], dealerComments: null })
    expect(screen.queryByRole('heading', { name: 'Features' })).toBeNull()
    expect(screen.getByText('Dealer comments are pending. Please check back here later.')).toBeDefined()
  })

  it('the page of a car renders lists, headings and bold text of comments, and folds long ones (VDP-22, VDP-23)', () => {
    show({ dealerComments: `## Inside|All **leather**.|- Sunroof|- Tow bar|${'One careful owner. '.repeat(40)}|- Camera\n- Radar` })
    expect(screen.getByRole('heading', { level: 3, name: 'Inside' })).toBeDefined()
    expect(screen.getByText('leather').tagName).toBe('STRONG')
    expect(screen.getByText('Sunroof').closest('ul')?.textContent).toBe('SunroofTow bar')
    const later = screen.getByText('Radar').closest('ul')
    expect([later?.textContent, later?.className.includes('hidden')]).toEqual(['CameraRadar', true])
  })

  it('the page of a car unfolds long comments on press and folds them again (VDP-22)', () => {
    show({ dealerComments: `${'One careful owner. '.repeat(40)}|Come and see it.` })
    const more = screen.getByRole('button', { name: 'Show more comments' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    expect(screen.getByRole('button', { name: 'Show less comments' }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Come and see it.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show less comments' }))
    expect(screen.getByRole('button', { name: 'Show more comments' })).toBeDefined()
  })

  it('the page of a car folds key information after four facts and features after eight (VDP-19, VDP-21)', () => {
    show({ standardEquipment: Array.from({ length: 12 }, (_, index) => `Feature ${index + 1}`) })
    expect(screen.getByText('Feature 8').closest('li')?.className).not.toContain('hidden')
    expect(screen.getByText('Feature 9').closest('li')?.className).toContain('hidden')
    expect(screen.getByRole('button', { name: 'Show All (12) features' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show More key information' })).toBeDefined()
  })

  it('the page of a car shows its parts as tabs that arrow keys move through (VDP-02)', () => {
    show({}, { vdp: { layout: 'tabs' } })
    const [first, second] = screen.getAllByRole('tab')
    expect(first?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' })
    expect(second?.getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second as HTMLElement, { key: 'Home' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(screen.getAllByRole('tab').at(-1))
  })

  it('the page of a car opens the tab of the address’s fragment, and gives every panel a heading for browsers without scripts (VDP-02)', () => {
    window.location.hash = '#specifications'
    show({}, { vdp: { layout: 'tabs' } })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All Specifications')
    window.location.hash = ''
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(expect.arrayContaining(['Dealer Comments', 'Features', 'All Specifications']))
  })

  it('the page of a car explains certification in a popover of the badge (VDP-25)', () => {
    show({ certified: true }, { vdp: { certifiedPoints: ['90 point inspection', '1-year roadside assist'] } })
    const badge = screen.getByRole('button', { name: 'Certified' })
    const popover = document.getElementById(badge.getAttribute('popovertarget') ?? '')
    expect(popover?.textContent).toContain('90 point inspection')
    expect(popover?.textContent).toContain('1-year roadside assist')
    cleanup()
    show({ certified: false })
    expect(screen.queryByRole('button', { name: 'Certified' })).toBeNull()
    cleanup()
    show({ certified: true }, { vdp: { showCertified: false } })
    expect(screen.queryByRole('button', { name: 'Certified' })).toBeNull()
  })

  it('the page of a car shows similar available cars first when the car is sold (VDP-29)', () => {
    const { container } = show({ status: 'sold' })
    const order = [...container.querySelectorAll('#similar, #key-information')].map(({ id }) => id)
    expect(order).toEqual(['similar', 'key-information'])
    cleanup()
    const inStock = show()
    expect([...inStock.container.querySelectorAll('#similar, #key-information')].map(({ id }) => id)).toEqual([
      'key-information',
      'similar',
    ])
  })

  it('the page of a car shows the car’s facts next to the pictures, in order (VDP-04, VDP-05, VDP-06)', () => {
    show(
      { beforePriceCents: 2_699_000, views: 12, financeLenders: { taurus: lender } },
      { finance: { provider: 'taurus', showWidget: true }, vdp: { showViews: true } },
    )
    const text = screen.getByRole('complementary', { name: 'Price and contact' }).textContent ?? ''
    const order = [
      '2021 Toyota Corolla Ascent Sport',
      'Series MZEA12R',
      '$24,990',
      '$26,990',
      '$118',
      'Enquire Now',
      'Harbour Motors Parramatta',
      '12 views',
    ]
    expect(order.map((part) => text.indexOf(part))).toEqual([...order.map((part) => text.indexOf(part))].sort((a, b) => a - b))
    expect(order.filter((part) => !text.includes(part))).toEqual([])
  })

  it.each(['right', 'left', 'below'] as const)(
    'the page of a car has its location and enquiry form below the panel, over the full width: panel %s',
    (panel) => {
      const { container } = show({}, { vdp: { panel } })
      const beside = container.querySelector('[data-setting="/vdp/panel"]')
      for (const place of ['#vehicle-map', '#enquire']) {
        const part = container.querySelector(place)
        expect([place, part !== null, beside?.contains(part)]).toEqual([place, true, false])
      }
      expect(beside?.contains(container.querySelector('#key-information'))).toBe(true)
    },
  )

  it('the page of a car has price, rates and buttons first, then key facts, then the small print (VDP-04, VDP-19)', () => {
    const { container } = show({ financeLenders: { taurus: lender } }, { finance: { provider: 'taurus', showWidget: true } })
    const parts = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText(/\$118/),
      container.querySelector('[data-setting="/vdp/buttons"]'),
      container.querySelector('#key-information'),
      screen.getAllByText(/WARNING: /)[0],
    ].flatMap((part) => part ?? [])
    const all = [...container.querySelectorAll('*')]
    const places = parts.map((part) => all.indexOf(part))
    expect(places).toHaveLength(5)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('the page of a car shows its bars after scrolling by 50 and by 900 pixels (UI-03, UI-04)', () => {
    show()
    const bars = [
      screen.getByRole('region', { name: 'Contact', hidden: true }),
      screen.getByRole('region', { name: '2021 Toyota Corolla Ascent Sport', hidden: true }),
    ]
    const shown = () => bars.map((bar) => !bar.hasAttribute('inert'))
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true })
      fireEvent.scroll(window)
    }
    expect(shown()).toEqual([false, false])
    scrollTo(51)
    expect(shown()).toEqual([true, false])
    scrollTo(901)
    expect(shown()).toEqual([true, true])
    scrollTo(0)
    expect(shown()).toEqual([false, false])
  })

  it.each([
    { setting: 'vdp.showMap', values: { vdp: { showMap: false } }, gone: /See it at/ },
    { setting: 'vdp.showSimilar', values: { vdp: { showSimilar: false } }, gone: /You might also like/ },
    { setting: 'vdp.showSummary', values: { vdp: { showSummary: false } }, gone: 'Car Summary' },
    { setting: 'vdp.showWhyBuy', values: { vdp: { showWhyBuy: false } }, gone: /Why Buy From Us/ },
  ])('the page of a car leaves a part out when $setting is off', ({ values, gone }) => {
    show()
    expect(screen.getByRole('heading', { name: gone })).toBeDefined()
    cleanup()
    show({}, values)
    expect(screen.queryByRole('heading', { name: gone })).toBeNull()
  })

  it('the page of a car shows the number of views only when the site enables it (VDP-04)', () => {
    show({ views: 1 }, { vdp: { showViews: true } })
    expect(screen.getByText('1 view')).toBeDefined()
  })
})
