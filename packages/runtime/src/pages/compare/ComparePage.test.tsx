// @vitest-environment jsdom
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { compareStore } from '../../storage/compareStore'
import { readStored, writeStored } from '../../storage/Store'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { renderHosted } from '../../testing/renderHosted'
import { ComparePage } from './ComparePage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const rio = buildCar({ id: 'rio', slug: 'rio', name: 'Kia Rio', seats: 5, colour: 'Red' })
const yaris = buildCar({ id: 'yaris', slug: 'yaris', name: 'Toyota Yaris', seats: 5, colour: 'Blue' })

const show = (cars: readonly Car[], missing = 0, stored: readonly string[] = [], values: ConfigValues = {}) => {
  const host = buildHost({ storage: buildStorage() })
  writeStored(
    host,
    compareStore,
    stored.map((slug) => ({ slug, name: slug, primaryImageUrl: '' })),
  )
  renderHosted(
    <ComparePage
      route={{ page: 'compare', path: '/compare' }}
      config={buildConfig(values)}
      request={request}
      data={{ page: 'compare', site: buildSiteData(), cars, missing }}
    />,
    host,
  )
  return host
}

const rowOf = (label: RegExp) => screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement

describe('the page that compares cars (FAV-02)', () => {
  it('the page that compares cars has a column for each car and marks the rows that differ', () => {
    show([rio, yaris])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Detail',
      'Kia Rio$24,990Drive away',
      'Toyota Yaris$24,990Drive away',
    ])
    expect(
      within(rowOf(/^Colour/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Red', 'Blue'])
    expect(rowOf(/^Colour/).hasAttribute('data-same')).toBe(false)
    expect(rowOf(/^Seats/).hasAttribute('data-same')).toBe(true)
    expect(screen.getByRole('checkbox', { name: 'Only show differences' })).toBeDefined()
  })

  it('the page that compares cars says that features are not recorded for a car without a list of them, not that it has none', () => {
    show([
      { ...rio, standardEquipment: ['Reversing camera'] },
      { ...yaris, standardEquipment: [] },
      { ...rio, id: 'r2', slug: 'r2', standardEquipment: ['Sunroof'] },
    ])
    const cells = within(rowOf(/^Reversing camera/)).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Yes', 'Not recorded', '–Not listed'])
  })

  it('the page that compares cars has a button to enquire about each car, and a link to it, above its column', () => {
    show([rio, { ...yaris, status: 'sold' }])
    expect(screen.getAllByRole('link', { name: 'Enquire: Kia Rio' })[0]?.dataset.enquiry).toBe('vehicle')
    expect(screen.getAllByRole('link', { name: /: Kia Rio$/ })[1]?.getAttribute('href')).toBe('/cars/rio')
    expect(screen.getAllByRole('link', { name: 'Find Me Something Similar: Toyota Yaris' })[0]?.dataset.enquiry).toBe('similar')
  })

  it('the page that compares cars removes a car from the address and from the browser’s comparison', () => {
    const host = show([rio, yaris], 0, ['rio', 'yaris'])
    const leave = screen.getByRole('link', { name: 'Remove Kia Rio from the comparison' })
    expect(leave.getAttribute('href')).toBe('/compare?cars=yaris')
    leave.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(leave)
    expect(readStored(host, compareStore).map(({ slug }) => slug)).toEqual(['yaris'])
  })

  it('the page that compares cars shows what each price includes, where that differs', () => {
    show([rio, { ...yaris, priceType: 'egc' }])
    const [, first, second] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect([first, second]).toEqual(['Kia Rio$24,990Drive away', 'Toyota Yaris$24,990Excl. gov. charges'])
  })

  it('the page that compares cars leads with the on-road total of a price that excludes it, as its card does (CARD-05)', () => {
    show([rio, { ...yaris, priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] }])
    const [, , priced] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(priced).toBe('Toyota Yaris$25,740On the road (estimate)$24,990 excl. gov. charges')
    expect(screen.getByText('$25,740 on the road (estimate) · $24,990 excl. gov. charges')).toBeDefined()
  })

  const weekly = {
    price: { offerSubscriptions: true },
    subscription: { online: true, terms: [{ id: 'three', months: 3 }], distances: [{ id: 'usual', km: 350 }] },
  }
  const subscribed: Car = { ...rio, subscriptionPriceCents: 28_900, paymentProcessors: ['card'] }

  it.each([
    { name: 'a price', cars: [rio], values: {} },
    { name: 'a reduced price', cars: [{ ...rio, beforePriceCents: 2_899_000 }], values: { price: { showWasPrice: true } } },
    { name: 'a price before charges', cars: [{ ...rio, priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] }], values: {} },
    { name: 'no price', cars: [{ ...rio, priceCents: null }], values: {} },
    { name: 'a weekly price with its bond', cars: [subscribed], values: weekly },
  ] satisfies { name: string; cars: Car[]; values: ConfigValues }[])(
    'the page that compares cars shows the same price as a card: $name (CAR-01, CARD-05)',
    ({ cars: [car = rio], values }) => {
      show([car], 0, [], values)
      const heading = screen.getByRole('columnheader', { name: /Kia Rio/ })
      const card = renderToStaticMarkup(<PriceBlock car={car} config={buildConfig(values)} size="card" />)
      expect(heading.innerHTML).toContain(card)
    },
  )

  it('the first action of a compared car is to subscribe, where that is possible (CAR-14)', () => {
    const buttons = [{ id: 'enquire' }, { id: 'subscribe', label: 'Drive it' }] as const
    show([subscribed, yaris], 0, [], { ...weekly, card: { buttons: [...buttons] } })
    const [first, second] = screen.getAllByRole('link', { name: /: Kia Rio$/ })
    expect(first?.getAttribute('aria-label')).toBe('Drive it: Kia Rio')
    expect(first?.getAttribute('href')).toBe('/cars/rio/subscribe')
    expect(second?.getAttribute('aria-label')).toBe('Enquire: Kia Rio')
    // A car without a weekly price is for sale only.
    expect(screen.getAllByRole('link', { name: /: Toyota Yaris$/ })[0]?.getAttribute('aria-label')).toBe('Enquire: Toyota Yaris')
  })

  it('a compared car whose subscription is a request opens its form, whether or not cards have the button (CAR-14)', () => {
    show([{ ...subscribed, paymentProcessors: [] }], 0, [], { ...weekly, card: { buttons: [{ id: 'enquire' }] } })
    const [first] = screen.getAllByRole('link', { name: 'Subscribe: Kia Rio' })
    expect(first?.dataset.enquiry).toBe('subscribe')
  })

  it('the page that compares cars shows that a car is sold, without a price', () => {
    show([rio, { ...yaris, status: 'sold' }])
    expect(screen.getByRole('columnheader', { name: /Toyota Yaris/ }).textContent).toBe('Toyota YarisSold')
  })

  it('the page that compares cars shows a single car without differences, and links to other cars', () => {
    show([rio])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Add another car' }).getAttribute('href')).toBe('/search')
  })

  it('the page that compares cars names the site’s kind of stock in the button that adds a car (CFG-06)', () => {
    show([rio], 0, [], { search: { noun: 'caravans and motorcycles' } })
    expect(screen.getByRole('link', { name: 'Add another caravan or motorcycle' })).toBeDefined()
  })

  it.each([
    { missing: 1, text: 'One of the cars you chose is no longer available.' },
    { missing: 3, text: '3 of the cars you chose are no longer available.' },
  ])('the page that compares cars says that $missing of the requested cars are unavailable', ({ missing, text }) => {
    show([rio], missing)
    expect(screen.getByText(text)).toBeDefined()
  })

  it('the page that compares cars asks to choose cars if only the browser knows the requested ones', () => {
    show([], 0, ['rio', 'yaris'])
    expect(screen.getByRole('heading', { level: 2, name: 'Choose cars to compare' })).toBeDefined()
  })

  it('the page that compares cars names the site’s kind of stock', () => {
    const values = { search: { noun: 'caravans and motorcycles' } }
    show([], 2, [], values)
    expect(screen.getByRole('heading', { level: 1, name: 'Compare caravans and motorcycles' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Choose caravans and motorcycles to compare' })).toBeDefined()
    expect(screen.getByText('2 of the caravans and motorcycles you chose are no longer available.')).toBeDefined()
  })

  it('the page that compares cars links an empty comparison to the cars, and to those that this browser has stored', () => {
    show([], 0, ['rio', 'yaris'])
    expect(screen.getByRole('link', { name: 'Find cars' }).getAttribute('href')).toBe('/search')
    expect(screen.getByRole('link', { name: 'Compare the 2 you chose' }).getAttribute('href')).toBe('/compare?cars=rio,yaris')
  })
})
