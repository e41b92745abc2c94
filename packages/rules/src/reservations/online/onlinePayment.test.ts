import { describe, expect, it } from 'vitest'
import { buildLocation } from '../../testing/buildLocation'
import { onlinePaymentFields, parseOnlinePayment } from './onlinePayment'

const block = { referenceLabel: 'Invoice number', most: 2_000 }
const oneLocation = { locations: [buildLocation({ id: 'north' })] }
const twoLocations = { locations: [buildLocation({ id: 'north' }), buildLocation({ id: 'south' })] }
const good = { amount: '389.50', reference: ' INV-1 ', kind: 'invoice', name: 'Mia', locationId: '' }
const read = (changes: object, site: typeof oneLocation = oneLocation) =>
  parseOnlinePayment((name) => ({ ...good, ...changes })[name], block, site)
const faults = (changes: object, site = oneLocation) => {
  const result = read(changes, site)
  return result.ok ? [] : Object.keys(result.faults)
}

describe('onlinePayment (RTE-21)', () => {
  it('onlinePayment has a location field only if there are several locations', () => {
    const names = (site: typeof oneLocation) => onlinePaymentFields(block, site).map(({ name }) => name)
    expect(names(oneLocation)).toEqual(['amount', 'reference', 'kind', 'name'])
    expect(names(twoLocations)).toEqual(['amount', 'reference', 'kind', 'locationId', 'name'])
    expect(names({ locations: [] })).toEqual(['amount', 'reference', 'kind', 'name'])
  })

  it('onlinePayment parses a payment for the only location', () =>
    expect(read({})).toEqual({
      ok: true,
      payment: { amountCents: 38_950, reference: 'INV-1', kind: 'invoice', locationId: 'north', name: 'Mia' },
    }))

  it.each([
    { name: 'an invalid amount', changes: { amount: 'a lot' }, at: ['amount'] },
    { name: 'less than a dollar', changes: { amount: '0.99' }, at: ['amount'] },
    { name: 'a dollar', changes: { amount: '1' }, at: [] },
    { name: 'the highest amount', changes: { amount: '2,000' }, at: [] },
    { name: 'a cent more', changes: { amount: '2000.01' }, at: ['amount'] },
    { name: 'blanks', changes: { reference: ' ', name: ' ' }, at: ['reference', 'name'] },
    { name: 'a made-up kind', changes: { kind: 'toString' }, at: ['kind'] },
    { name: 'nothing', changes: { amount: '', reference: '', kind: '', name: '' }, at: ['amount', 'reference', 'kind', 'name'] },
  ])('onlinePayment reports the invalid fields of $name', ({ changes, at }) => expect(faults(changes)).toEqual(at))

  it('onlinePayment refuses a location that isn’t the site’s', () => {
    expect(faults({ locationId: 'west' }, twoLocations)).toEqual(['locationId'])
    expect(faults({ locationId: 'south' }, twoLocations)).toEqual([])
    expect(read({}, { locations: [] })).toMatchObject({ payment: { locationId: null } })
  })
})
