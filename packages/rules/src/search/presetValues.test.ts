import { expect, it } from 'vitest'
import { presetValues } from './presetValues'

it('the search converts the preset of a path to facet values, except slugs (RTE-14)', () => {
  expect(presetValues({})).toEqual({})
  expect(
    presetValues({ carTypes: ['new', 'demo'], make: 'Toyota', model: 'HiLux', certified: true, dealershipSlug: 'a', locationSlug: 'b' }),
  ).toEqual({ car_type: ['demo', 'new'], certified: ['true'], make: ['Toyota'], model: ['HiLux'] })
})
