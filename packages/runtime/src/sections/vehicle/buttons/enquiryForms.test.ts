import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { findEnquiryForm } from './CarActions.client'
import { enquiryForms, plainChoices } from './enquiryForms'

const site = buildSiteData({ locations: [buildLocation(), buildLocation({ id: 'location-2', slug: 'penrith', name: 'Penrith' })] })

it('the forms of a car’s page are those of its buttons and of its reservation section (CHK-02)', () => {
  const car = buildCar({ paymentProcessors: ['stripe'] })
  const formsOf = (explain: boolean) => {
    const config = buildConfig({ checkout: { enabled: true, explain }, vdp: { buttons: [{ id: 'enquire', style: 'primary' }] } })
    const context = { config, site, now: '2026-03-10T10:00:00Z' } as const
    return [Object.keys(enquiryForms([car], { ...context, place: 'vdp' }).common), plainChoices(car, context).map(({ form }) => form)]
  }
  const beside = ['vehicle', 'testDrive', 'finance']
  expect(formsOf(false)).toEqual([beside, beside])
  expect(formsOf(true)).toEqual([
    [...beside, 'reserve'],
    [...beside, 'reserve'],
  ])
})

describe('the forms of a list of cars', () => {
  it('the forms of a list of cars are sent once for all cars with the same fields', () => {
    const cars = [buildCar({ slug: 'one' }), buildCar({ slug: 'two' }), buildCar({ slug: 'three' })]
    const forms = enquiryForms(cars, { config: buildConfig(), site, place: 'card', now: '2026-03-10T10:00:00Z' })
    expect(Object.keys(forms.common)).toEqual(['vehicle'])
    expect(forms.byCar).toEqual({})
  })

  it('the forms of a list of cars differ for a new car whose form requires a location (ENQ-14)', () => {
    const cars = [buildCar({ slug: 'used' }), buildCar({ slug: 'new', carType: 'new' }), buildCar({ slug: 'newer', carType: 'new' })]
    const forms = enquiryForms(cars, {
      config: buildConfig({ forms: { askLocation: 'newCar' } }),
      site,
      place: 'card',
      now: '2026-03-10T10:00:00Z',
    })
    expect(Object.keys(forms.byCar)).toEqual(['new', 'newer'])
    expect(forms.others, 'once for both').toHaveLength(1)
    const names = (slug: string) => findEnquiryForm(forms, slug, 'vehicle')?.fields.map(({ name }) => name)
    expect(names('new')).toContain('locationId')
    expect(names('newer')).toEqual(names('new'))
    expect(names('used')).not.toContain('locationId')
  })
})
