import { describe, expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { productTags } from './productTags'

const buildTags = (car: Parameters<typeof buildCar>[0], country: 'AU' | 'NZ' = 'AU') =>
  Object.fromEntries(productTags(buildCar(car), buildConfig({ identity: { country } })).map(({ property, content }) => [property, content]))

describe('productTags', () => {
  it('productTags mark a car with a price as a product with its price (RTE-04, UI-10)', () => {
    expect(buildTags({ priceCents: 2_499_000, carType: 'used' })).toEqual({
      'og:type': 'product',
      'product:price:amount': '24990.00',
      'product:price:currency': 'AUD',
      'product:availability': 'in stock',
      'product:condition': 'used',
      'product:brand': 'Toyota',
      'product:retailer_item_id': 'N1001',
    })
  })

  it('productTags use the country’s currency', () => expect(buildTags({}, 'NZ')['product:price:currency']).toBe('NZD'))

  it.each([
    { name: 'coming soon', car: { status: 'coming_soon' }, is: 'preorder' },
    { name: 'to be ordered', car: { preorder: true }, is: 'preorder' },
    { name: 'reserved', car: { reserved: true }, is: 'in stock' },
  ] as const)('productTags state the availability of a car that is $name', ({ car, is }) =>
    expect(buildTags(car)['product:availability']).toBe(is),
  )

  it.each([
    { name: 'no price', car: { priceCents: null } },
    { name: 'a price that counts as none', car: { priceCents: 1000 } },
    { name: 'been sold', car: { status: 'sold' } },
    { name: 'been withdrawn', car: { status: 'withdrawn' } },
  ] as const)('productTags are absent for a car that has $name', ({ car }) => expect(buildTags(car)).toEqual({}))

  it.each([
    { carType: 'new', is: 'new' },
    { carType: 'demo', is: 'used' },
    { carType: 'used', is: 'used' },
  ] as const)('productTags give a $carType car the condition $is', ({ carType, is }) =>
    expect(buildTags({ carType })['product:condition']).toBe(is),
  )
})
