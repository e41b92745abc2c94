import { describe, expect, it } from 'vitest'
import { distanceMetres } from './distanceMetres'
import { postcodePoint } from './postcodePoint'

describe('postcodePoint', () => {
  it.each<{ name: string; country: 'AU' | 'NZ'; postcode: string; near: [number, number]; within: number }>([
    { name: 'Sydney', country: 'AU', postcode: '2000', near: [-33.87, 151.21], within: 3 },
    { name: 'Melbourne', country: 'AU', postcode: '3000', near: [-37.81, 144.96], within: 3 },
    { name: 'Bunbury', country: 'AU', postcode: '6230', near: [-33.33, 115.64], within: 8 },
    { name: 'Alice Springs, which begins with a zero', country: 'AU', postcode: '0870', near: [-23.7, 133.88], within: 12 },
    { name: 'Auckland', country: 'NZ', postcode: '1010', near: [-36.85, 174.76], within: 5 },
    { name: 'Invercargill', country: 'NZ', postcode: '9810', near: [-46.41, 168.35], within: 10 },
  ])('postcodePoint finds the coordinates of $name (ERR-05, CFG-02)', ({ country, postcode, near: [latitude, longitude], within }) => {
    const point = postcodePoint(country, postcode)
    expect(point && distanceMetres(point, { latitude, longitude }) / 1000).toBeLessThan(within)
  })

  it.each<{ name: string; country: 'AU' | 'NZ'; postcode: string }>([
    { name: 'none', country: 'AU', postcode: '' },
    { name: 'three digits', country: 'AU', postcode: '200' },
    { name: 'five digits', country: 'AU', postcode: '20000' },
    { name: 'words', country: 'AU', postcode: 'Perth' },
    { name: 'one below all', country: 'AU', postcode: '0000' },
    { name: 'one above all', country: 'AU', postcode: '9999' },
    { name: 'an unused one', country: 'AU', postcode: '1500' },
    { name: 'one that doesn’t exist in New Zealand', country: 'NZ', postcode: '9999' },
    { name: 'a property of every object', country: 'NZ', postcode: 'cons' },
  ])('postcodePoint finds no coordinates for $name', ({ country, postcode }) => expect(postcodePoint(country, postcode)).toBeNull())
})
