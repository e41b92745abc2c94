import { describe, expect, it } from 'vitest'
import { drawTile } from './drawTile'
import { type Coordinates, onMap, tileSize } from './TileFrame'
import { isOnLand } from './testing/isOnLand'
import { namedTowns, sketchRoads, sketchTowns } from './towns'

const tileOf = (place: Coordinates, zoom: number) => {
  const [x, y] = onMap(place, zoom).map((value) => Math.floor(value / tileSize)) as [number, number]
  return drawTile({ zoom, x, y })
}

const bunbury = { longitude: 115.64, latitude: -33.33 }

describe('the sketch map', () => {
  it.each(sketchTowns.map((town) => [town.name, town] as const))('the sketch map has %s on land', (_name, town) => {
    expect(isOnLand(town)).toBe(true)
  })

  it('the sketch map has the sea in its place', () => {
    for (const [longitude, latitude] of [
      [115, -33],
      [152.5, -34.5],
      [144.85, -38.1],
      [175.4, -37],
      [149, -41],
      [160, -38],
    ] as const)
      expect([longitude, latitude, isOnLand({ longitude, latitude })]).toEqual([longitude, latitude, false])
  })

  it('the sketch map joins towns by road', () => {
    const known = new Set(sketchTowns.map(({ name }) => name))
    expect(sketchRoads.flat().filter((name) => !known.has(name))).toEqual([])
  })

  it('the sketch map overlaps no names of towns', () => {
    expect(namedTowns(3).map(({ name }) => name)).toContain('Sydney')
    const near = namedTowns(9).map(({ name }) => name)
    expect(near).toContain('Bunbury')
    expect(near).not.toContain('Granville')
  })

  it('the sketch map names a town in every tile that its name reaches into', () => {
    const [x, y] = onMap(bunbury, 8).map((value) => Math.floor(value / tileSize)) as [number, number]
    expect(drawTile({ zoom: 8, x, y })).toContain('Bunbury')
  })

  it('the sketch map has land, sea, a grid and roads around a dealer, and is a small file', () => {
    const tile = tileOf(bunbury, 9) ?? ''
    expect(tile.match(/<path/g)).toHaveLength(3)
    expect(tile.length).toBeLessThan(4000)
    expect(tile).not.toMatch(/NaN|Infinity|undefined/)
  })

  it.each([
    { name: 'beyond the smallest zoom', zoom: 2, x: 0, y: 0 },
    { name: 'beyond the largest zoom', zoom: 12, x: 3367, y: 2449 },
    { name: 'past the edge', zoom: 3, x: 8, y: 0 },
    { name: 'before the edge', zoom: 3, x: -1, y: 0 },
    { name: 'between two squares', zoom: 3, x: 1.5, y: 0 },
    { name: 'nowhere', zoom: Number.NaN, x: Number.NaN, y: Number.NaN },
  ])('the sketch map has no tile $name', ({ zoom, x, y }) => {
    expect(drawTile({ zoom, x, y })).toBeNull()
  })
})
