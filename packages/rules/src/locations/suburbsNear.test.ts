import { describe, expect, it } from 'vitest'
import { postcodePoint } from './postcodePoint'
import { suburbsNear } from './suburbsNear'

describe('suburbsNear', () => {
  it.each<{ name: string; country: 'AU' | 'NZ'; from: string[]; suburb: string; postcode: string }>([
    { name: 'the place itself', country: 'AU', from: ['2204'], suburb: 'marrickville', postcode: '2204' },
    { name: 'one of two words across town', country: 'AU', from: ['2142'], suburb: 'bondi beach', postcode: '2026' },
    { name: 'of several Richmonds Sydney’s', country: 'AU', from: ['2142'], suburb: 'richmond', postcode: '2753' },
    { name: 'of several Richmonds Melbourne’s', country: 'AU', from: ['3000'], suburb: 'richmond', postcode: '3121' },
    { name: 'one near the second of two places', country: 'AU', from: ['4006', '3220'], suburb: 'ocean grove', postcode: '3226' },
    { name: 'a city at the other end of the country', country: 'AU', from: ['2142'], suburb: 'perth', postcode: '6000' },
    { name: 'what people call a city', country: 'AU', from: ['2142'], suburb: 'gold coast', postcode: '4217' },
    { name: 'a suburb of Auckland', country: 'NZ', from: ['3110'], suburb: 'ponsonby', postcode: '1011' },
  ])('suburbsNear finds $name (SRC-06)', ({ country, from, suburb, postcode }) =>
    expect(new Map(suburbsNear(country, from, 1200)).get(suburb)).toBe(postcode),
  )

  it('suburbsNear lists the nearest suburbs first, each once, up to the limit (SRC-06)', () => {
    const names = suburbsNear('AU', ['2204'], 20).map(([name]) => name)
    expect(names.slice(0, 20)).toContain('marrickville')
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, 20)).not.toContain('perth')
    expect(names.slice(20)).toContain('perth')
  })

  it('suburbsNear lists only cities if the dealer’s location is unknown', () => {
    expect(suburbsNear('AU', ['9999'], 20)[0]).toEqual(['sydney', '2000'])
    expect(suburbsNear('NZ', [], 20)).toEqual([])
  })

  it.each(['AU', 'NZ'] as const)('every suburb of %s has coordinates (SRC-45)', (country) => {
    const places = suburbsNear(country, [country === 'AU' ? '2000' : '1010'], 100_000)
    expect(places.length).toBeGreaterThan(150)
    expect(places.filter(([, postcode]) => postcodePoint(country, postcode) === null)).toEqual([])
  })
})
