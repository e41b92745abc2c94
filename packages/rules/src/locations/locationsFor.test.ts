import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { describe, expect, it } from 'vitest'
import { locationsFor } from './locationsFor'

const sales = buildLocation({ id: 'sales', primary: false, locationType: 'sales', departments: [] })
const untyped = buildLocation({ id: 'untyped', primary: true, locationType: '', departments: [] })
const service = buildLocation({ id: 'service', primary: false, locationType: 'service', departments: [] })
const parts = buildLocation({ id: 'parts', primary: false, locationType: 'parts', departments: [] })
const hidden = buildLocation({ id: 'hidden', primary: false, visible: false })
const all = [sales, untyped, service, parts, hidden]
const ids = (filter: string) => locationsFor(all, filter).map(({ id }) => id)

describe('locationsFor', () => {
  const rows = [
    { filter: 'primary', name: 'the primary one (LOC-02)', found: ['untyped'] },
    { filter: 'sales', name: 'sales, including untyped locations (LOC-03)', found: ['sales', 'untyped'] },
    { filter: 'service', name: 'service', found: ['service'] },
    { filter: 'parts', name: 'parts', found: ['parts'] },
    { filter: 'service-and-parts', name: 'service or parts', found: ['service', 'parts'] },
    { filter: 'all', name: 'all visible locations', found: ['sales', 'untyped', 'service', 'parts'] },
    { filter: 'hidden', name: 'a location by its id, even if hidden (LOC-04)', found: ['hidden'] },
    { filter: 'nowhere', name: 'nothing for an unknown id (LOC-05)', found: [] },
    { filter: '__proto__', name: 'nothing for the name of an object property', found: [] },
  ]
  for (const { filter, name, found } of rows) {
    it(`locationsFor finds ${name}`, () => expect(ids(filter)).toEqual(found))
  }

  it('locationsFor takes the first location if none is primary, and none from an empty list', () => {
    expect(locationsFor([sales], 'primary')).toEqual([sales])
    expect(locationsFor([], 'primary')).toEqual([])
  })

  it('locationsFor includes a location with a service department in the service locations', () => {
    expect(locationsFor([buildLocation({ locationType: 'sales' })], 'service')).toHaveLength(1)
  })

  const nothing = { manufacturer: '', subtype: '', include: [], exclude: [] }
  it.each([
    { name: 'those of a make and those without a make', choice: { manufacturer: 'kia' }, found: ['kia', 'any'] },
    { name: 'those of a subtype', choice: { subtype: 'body shop' }, found: ['any'] },
    { name: 'one included location, even if hidden', choice: { manufacturer: 'Nissan', include: ['hidden'] }, found: ['any', 'hidden'] },
    { name: 'all but an excluded location', choice: { exclude: ['any'] }, found: ['kia'] },
    { name: 'none that is both included and excluded', choice: { include: ['any'], exclude: ['any'] }, found: ['kia'] },
  ])('locationsFor narrows a list to $name (LOC-03)', ({ choice, found }) => {
    const places = [
      buildLocation({ id: 'kia', manufacturers: ['Kia'], locationSubtype: null }),
      buildLocation({ id: 'any', manufacturers: [], locationSubtype: 'Body shop' }),
      hidden,
    ]
    expect(locationsFor(places, 'all', { ...nothing, ...choice }).map(({ id }) => id)).toEqual(found)
  })
})
