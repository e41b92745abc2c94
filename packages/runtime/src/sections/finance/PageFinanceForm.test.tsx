// @vitest-environment jsdom
import type { FinanceKnown } from '@forecourt/rules/blocks/BlockRules'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { formContent } from '../../forms/formContent'
import { renderToHtml } from '../../testing/hosted'
import { PageFinanceForm } from './PageFinanceForm'

const site = buildSiteData({
  locations: [
    buildLocation({ id: 'north', name: 'North', dealershipSlug: 'harbour-motors' }),
    buildLocation({ id: 'south', name: 'South', dealershipSlug: 'bay-motors' }),
  ],
})
const nothing = { car: null, budget: null, dealershipSlug: null, carType: null, vin: null, offer: null }

/** The form without scripts. */
const shown = (requested: Partial<FinanceKnown['requested']> | null, car: FinanceKnown['car'] = null, offer: string | null = null) => {
  const context = { config: buildConfig({ forms: { askLocation: 'withoutCar' } }), site, car: null, now: '2026-11-19T23:00:00.000Z' }
  const known = requested ? { requested: { ...nothing, ...requested }, car, offer } : undefined
  const html = renderToHtml(
    <PageFinanceForm content={formContent('finance', { ...context, ...(offer && { offer }) })} known={known} locations={site.locations} />,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  return {
    text: page.body.textContent,
    message: page.querySelector('textarea')?.textContent,
    car: page.querySelector<HTMLInputElement>('input[name="carSlug"]')?.value,
    offer: page.querySelector<HTMLInputElement>('input[name="aboutOffer"]')?.value,
    location: page.querySelector<HTMLSelectElement>('select[name="locationId"]')?.value,
  }
}

it('the finance form shows the car it is about, and its price (RTE-11)', () => {
  const form = shown({ car: 'a-corolla', budget: 24_990 }, { slug: 'a-corolla', name: '2021 Toyota Corolla' })
  expect(form.text).toContain('About: 2021 Toyota Corolla')
  expect(form).toMatchObject({ message: 'I’d like finance for the 2021 Toyota Corolla, about $24,990.', car: 'a-corolla' })
})

it.each([
  { known: { budget: 30_000 }, message: 'I’d like to finance about $30,000.' },
  { known: { carType: 'used', budget: 30_000 }, message: 'I’d like finance for a used car, about $30,000.' },
  { known: { vin: 'JTNKARJE00J123456' }, message: 'I’d like finance for a car (VIN JTNKARJE00J123456).' },
  { known: { car: 'gone' }, message: '' },
] as const)('the finance form shows the known facts where there is no such car: $known (RTE-11)', ({ known, message }) => {
  expect(shown(known)).toMatchObject({ message, car: undefined })
})

it('the finance form names the offer that linked to it, and sends it along (OFR-04)', () => {
  const form = shown({ offer: 'low' }, null, '3.9% on every Yaris')
  expect(form.text).toContain('About: 3.9% on every Yaris')
  expect(form).toMatchObject({ message: 'I’d like to know more about “3.9% on every Yaris”.', offer: '3.9% on every Yaris' })
  expect(shown({ offer: 'ended' })).toMatchObject({ message: '', offer: undefined })
})

it('the finance form preselects the location of the preferred dealership, and none for an unknown one (RTE-11)', () => {
  expect([shown({ dealershipSlug: 'bay-motors' }).location, shown({ dealershipSlug: 'elsewhere' }).location]).toEqual(['south', ''])
})

it('the finance form is empty when it is opened without a link', () =>
  expect(shown(null)).toMatchObject({ message: '', car: undefined, location: '' }))
