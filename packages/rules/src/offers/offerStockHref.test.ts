import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildOffer } from '../testing/buildOffer'
import { offerStockHref } from './carsOfOfferText'

const locations = [
  { id: 'north', name: 'North Yard' },
  { id: 'south', name: 'South Yard' },
]
const any = { category: 'Finance offer', manufacturer: null, modelName: null } as const

it.each<{ name: string; offer: Partial<Offer>; href: string | null }>([
  { name: 'any', offer: {}, href: '/search' },
  { name: 'a make and model, new or used', offer: { manufacturer: 'Mazda', modelName: 'CX-5' }, href: '/search?make=Mazda&model=CX-5' },
  { name: 'used ones under a price', offer: { category: 'Used', priceToCents: 1_999_900 }, href: '/search?car_type=used&price=:19999' },
  { name: 'demonstrators', offer: { category: 'Demo', modelName: 'Ranger' }, href: '/search?car_type=demo&model=Ranger' },
  { name: 'new ones, without demos', offer: { category: 'New' }, href: '/search?car_type=new' },
  { name: 'a part of a dollar', offer: { priceFromCents: 1_000_050, priceToCents: 1_999_950 }, href: '/search?price=10001:19999' },
  { name: 'a year', offer: { yearFrom: 2020 }, href: '/search?year=2020:' },
  { name: 'hybrids', offer: { fuels: ['Hybrid'] }, href: '/search?fuel=Hybrid' },
  { name: 'diesels, which have several names in the list', offer: { fuels: ['Diesel'] }, href: null },
  { name: 'a place', offer: { locationIds: ['south'] }, href: '/search?location_name=South+Yard' },
  { name: 'an unknown location', offer: { locationIds: ['north', 'west'] }, href: null },
])('the stock link of an offer leads to all cars that the offer applies to (OFR-02): $name', ({ offer, href }) =>
  expect(offerStockHref(buildOffer({ ...any, ...offer }), locations)).toBe(href),
)
