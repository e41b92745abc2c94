import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { directionsHref } from './directionsHref'
import { LocatorMap } from './LocatorMap'
import { outlineAt } from './mapOutlines'
import { projectOnMap } from './projectOnMap'

const at = (latitude: number | null, longitude: number | null) =>
  buildLocation({ address: { ...buildLocation().address, latitude, longitude } })

describe('LocatorMap', () => {
  it('marks a place in Australia on Australia and one in New Zealand on New Zealand', () => {
    expect(renderToStaticMarkup(<LocatorMap locations={[at(-33.8, 151)]} />)).toContain('on a map of Australia')
    expect(renderToStaticMarkup(<LocatorMap locations={[at(-37.8, 175.3)]} />)).toContain('on a map of New Zealand')
  })

  it('draws nothing without coordinates', () => {
    expect(renderToStaticMarkup(<LocatorMap locations={[at(null, null)]} />)).toBe('')
  })

  it('keeps places inside the drawing', () => {
    for (const [latitude, longitude] of [
      [-33.87, 151.21],
      [-31.95, 115.86],
      [-12.46, 130.84],
      [-42.88, 147.33],
      [-36.85, 174.76],
    ] as const) {
      const outline = outlineAt(longitude)
      const [width, height] = projectOnMap(outline, outline.east, outline.south)
      const [x, y] = projectOnMap(outline, longitude, latitude)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })
})

describe('directionsHref', () => {
  it('leads to the place a maps service knows, where it is said (ENT-07)', () => {
    expect(directionsHref(buildLocation({ placeId: 'ChIJ_place-id' }))).toMatch(/&destination_place_id=ChIJ_place-id$/)
    expect(directionsHref(buildLocation())).not.toContain('place_id')
  })

  it('leads to a maps service with the whole address (LOC-12)', () => {
    expect(decodeURIComponent(directionsHref(buildLocation()))).toContain(
      'Harbour Motors Parramatta, 12 Church Street, Parramatta NSW 2150',
    )
  })
})
