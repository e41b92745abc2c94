import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { directionsHref } from './DirectionLinks'
import { LocatorMap, MapFigure } from './MapCard'

const at = (latitude: number | null, longitude: number | null) =>
  buildLocation({ address: { ...buildLocation().address, latitude, longitude } })

const drawn = (...locations: readonly ReturnType<typeof at>[]) => renderToStaticMarkup(<LocatorMap locations={locations} />)

const namesIn = (map: string) => [...map.matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name)

/** Positions of the markers, without duplicates. */
const marksIn = (map: string) =>
  [...map.matchAll(/cx="([-\d.]+)" cy="([-\d.]+)" r="(?:6|3.5)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** The texts of a map with their boxes; the width of a letter is an estimate. */
const textsIn = (map: string) =>
  [...map.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"([^>]*)>([^<]+)</g)].map(([, x, y, attributes = '', name = '']) => {
    const length = name.length * 7
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start'
    const left = Number(x) - (anchor === 'end' ? length : anchor === 'middle' ? length / 2 : 0)
    const baseline = Number(y)
    return { name, isCity: !attributes.includes('"400"'), left, right: left + length, top: baseline - 10, baseline }
  })

type Text = ReturnType<typeof textsIn>[number]

type Point = readonly [x: number, y: number]

/** Points of a line, three pixels apart or less. */
const pointsOf = ([ax, ay]: Point, [bx, by]: Point): readonly Point[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 3))
  return Array.from({ length: steps + 1 }, (_, step): Point => [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps])
}

/** Points of the lines of the roads. */
const roadPointsIn = (map: string) => {
  const [, path = ''] = /<path d="([^"]*)" class="fill-none stroke-line-strong"/.exec(map) ?? []
  return [...path.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].flatMap((line) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(1).map(Number)
    return pointsOf([ax, ay], [bx, by])
  })
}

/** Points of the outlines of the land. */
const coastPointsIn = (map: string) => {
  const [, path = ''] = /<path d="([^"]*)" class="fill-background stroke-line-strong"/.exec(map) ?? []
  return path.split('Z').flatMap((shore) => {
    const corners = [...shore.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
    return corners.flatMap((corner, at) => pointsOf(corners.at(at - 1) ?? corner, corner))
  })
}

const areOver = (a: Text, b: Text) => a.left < b.right && b.left < a.right && a.top < b.baseline && b.top < a.baseline

const dealerTowns = [
  { name: 'Granville', latitude: -33.83, longitude: 151.01 },
  { name: 'Geelong', latitude: -38.15, longitude: 144.36 },
  { name: 'South Geelong', latitude: -38.16, longitude: 144.36 },
  { name: 'Bunbury', latitude: -33.34, longitude: 115.65 },
  { name: 'Toowoomba', latitude: -27.56, longitude: 151.95 },
  { name: 'Ballarat', latitude: -37.545, longitude: 143.82 },
  { name: 'Richmond', latitude: -37.83, longitude: 144.99 },
  { name: 'Hamilton', latitude: -37.74, longitude: 175.24 },
]
/** Addresses between a city's centre and its bay. */
const coastalYards = [
  { name: 'Mercer Street, Geelong', latitude: -38.1426, longitude: 144.3551 },
  { name: 'Fyans Street, Geelong', latitude: -38.1623, longitude: 144.3572 },
  { name: 'the Gold Coast', latitude: -27.9689, longitude: 153.3985 },
]
/** Addresses by roads in the map's lower left corner. */
const demoYards = [
  { name: 'Ruthven Street, Toowoomba', latitude: -27.5987, longitude: 151.9507 },
  { name: 'Mercer Street', latitude: -38.1426, longitude: 144.3551 },
]
const boxShapes = ['wide', 'strip', 'square'] as const

describe('LocatorMap', () => {
  it('LocatorMap shows a location among the nearby suburbs, or towns where these are far apart, in both countries (LOC-05)', () => {
    expect(namesIn(drawn(at(-33.83, 151.01)))).toEqual(expect.arrayContaining(['Granville', 'Parramatta', '2 km']))
    expect(namesIn(drawn(at(-33.83, 151.01)))).not.toContain('Penrith')
    expect(namesIn(drawn(at(-37.74, 175.24)))).toEqual(expect.arrayContaining(['Hamilton', 'Morrinsville', '10 km']))
  })

  it.each([
    { name: 'Granville', latitude: -33.83, longitude: 151.01 },
    { name: 'Tauranga, by the sea', latitude: -37.66, longitude: 176.21 },
    { name: 'Hamilton', latitude: -37.74, longitude: 175.24 },
    { name: 'Geelong', latitude: -38.15, longitude: 144.36 },
  ])('LocatorMap shows the names of towns whole at its edge: $name (LOC-05)', ({ latitude, longitude }) => {
    const map = drawn(at(latitude, longitude))
    const texts = textsIn(map)
    expect(texts.length).toBeGreaterThan(1)
    for (const { left, right, baseline } of texts) {
      expect(left).toBeGreaterThan(14)
      expect(right).toBeLessThan(480 - 14)
      expect(baseline).toBeGreaterThan(14)
      expect(baseline).toBeLessThan(270 - 8)
    }
  })

  it('LocatorMap covers no town’s name with a marker (LOC-05)', () => {
    const map = drawn(at(-37.83, 144.99))
    const [[x, y] = [0, 0]] = marksIn(map)
    const texts = textsIn(map)
    expect(texts.map(({ name }) => name)).toContain('Melbourne')
    for (const { name, left, right, baseline } of texts)
      if (Math.abs(baseline - 4.5 - y) <= 12) expect(x > left - 7 && x < right, name).toBe(false)
  })

  it.each([
    { name: 'Granville', latitude: -33.83, longitude: 151.01 },
    { name: 'Hamilton', latitude: -37.74, longitude: 175.24 },
    { name: 'Geelong', latitude: -38.15, longitude: 144.36 },
  ])(
    'LocatorMap shows the names of towns whole where the page crops the square map to a taller or wider box: $name (LOC-05)',
    ({ latitude, longitude }) => {
      const map = renderToStaticMarkup(<LocatorMap locations={[at(latitude, longitude)]} shape="square" />)
      const texts = textsIn(map)
      expect(texts.length).toBeGreaterThan(0)
      for (const { left, right, top, baseline } of texts) {
        // A 3:2 box shows 240 of the 360 pixels in height, a 5:6 box 300 in width.
        expect(left).toBeGreaterThan(30)
        expect(right).toBeLessThan(360 - 30)
        expect(top).toBeGreaterThan(58)
        expect(baseline).toBeLessThan(360 - 60)
      }
    },
  )

  it.each(dealerTowns.flatMap((town) => boxShapes.map((shape) => ({ ...town, shape }))))(
    'LocatorMap writes no name over another, over the scale or over a road: $name, $shape (LOC-05)',
    ({ latitude, longitude, shape }) => {
      const map = renderToStaticMarkup(<LocatorMap locations={[at(latitude, longitude)]} shape={shape} />)
      const texts = textsIn(map)
      expect(texts.length).toBeGreaterThan(2)
      for (const [index, text] of texts.entries())
        expect(
          texts.slice(index + 1).filter((other) => areOver(text, other)),
          text.name,
        ).toEqual([])
      const [, scaleX = '', scaleY = '', length = ''] = /d="M([\d.]+) ([\d.]+)v5h(\d+)v-5"/.exec(map) ?? []
      const towns = texts.filter(({ name }) => !/ km$/.test(name))
      for (const { name, left, right, top, baseline } of towns)
        expect(
          left < Number(scaleX) + Number(length) && right > Number(scaleX) && top < Number(scaleY) + 5 && baseline > Number(scaleY),
          name,
        ).toBe(false)
      const points = roadPointsIn(map)
      for (const { name, left, right, baseline } of towns.filter(({ isCity }) => !isCity))
        expect(
          points.filter(([x, y]) => x > left && x < right && y > baseline - 9 && y < baseline),
          name,
        ).toEqual([])
    },
  )

  it.each([...dealerTowns, ...coastalYards].flatMap((town) => boxShapes.map((shape) => ({ ...town, shape }))))(
    'LocatorMap writes no name on the coast, that of a city neither: $name, $shape (LOC-05)',
    ({ latitude, longitude, shape }) => {
      const map = renderToStaticMarkup(<LocatorMap locations={[at(latitude, longitude)]} shape={shape} />)
      const coast = coastPointsIn(map)
      for (const { name, left, right, top, baseline } of textsIn(map).filter((text) => !/ km$/.test(text.name)))
        expect(
          coast.filter(([x, y]) => x > left - 1 && x < right + 1 && y > top - 1 && y < baseline + 4),
          name,
        ).toEqual([])
    },
  )

  it.each([...dealerTowns, ...demoYards].flatMap((town) => boxShapes.map((shape) => ({ ...town, shape }))))(
    'LocatorMap draws its scale off roads, coast and marker: $name, $shape (LOC-05)',
    ({ latitude, longitude, shape }) => {
      const map = renderToStaticMarkup(<LocatorMap locations={[at(latitude, longitude)]} shape={shape} />)
      const [, left = 0, top = 0, length = 0] = (/d="M([\d.]+) ([\d.]+)v5h(\d+)v-5"/.exec(map) ?? []).map(Number)
      expect(length).toBeGreaterThan(0)
      expect(
        [...roadPointsIn(map), ...coastPointsIn(map), ...marksIn(map)].filter(
          ([x, y]) => x > left - 4 && x < left + length + 4 && y > top - 13 && y < top + 9,
        ),
      ).toEqual([])
    },
  )

  it('LocatorMap draws roads with edges where towns are near, and as lines where the country is shown (LOC-05)', () => {
    const lines = (map: string) => [...map.matchAll(/class="fill-none stroke-(?:line-strong|surface)"/g)].length
    expect(lines(drawn(at(-27.5987, 151.9507)))).toBe(2)
    expect(lines(drawn(at(-31.95, 115.86), at(-42.88, 147.33)))).toBe(1)
  })

  it('LocatorMap keeps the name of a city where a road crosses it (LOC-05)', () => {
    expect(namesIn(drawn(at(-38.15, 144.36)))).toContain('Geelong')
    expect(namesIn(drawn(at(-33.34, 115.65)))).toContain('Bunbury')
  })

  it('a location’s map below its photo is whole in its box (LOC-05)', () => {
    const figure = renderToStaticMarkup(<MapFigure location={buildLocation({ imageKey: 'media/yard.jpg' })} />)
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(figure) ?? []
    expect(figure).toContain('aspect-5/2')
    expect(Number(width) / Number(height)).toBe(5 / 2)
  })

  it('LocatorMap puts the name of a town by the right edge to the left of its dot (LOC-05)', () => {
    const map = drawn(at(-37.755, 175.24), at(-37.66, 176.21))
    expect(namesIn(map)).toEqual(expect.arrayContaining(['Hamilton', 'Tauranga']))
    const [, x = '0'] = /<text x="(\d+)"[^>]*text-anchor="end"[^>]*>Tauranga</.exec(map) ?? []
    expect(Number(x)).toBeGreaterThan(300)
    expect(Number(x)).toBeLessThan(480)
  })

  it('LocatorMap shows several towns around locations in the country (LOC-05)', () => {
    expect(namesIn(drawn(at(-27.5987, 151.9507)))).toEqual(expect.arrayContaining(['Toowoomba', 'Highfields', 'Cambooya']))
    expect(namesIn(drawn(at(-37.545, 143.82)))).toEqual(expect.arrayContaining(['Ballarat', 'Wendouree', 'Delacombe']))
  })

  it('LocatorMap names suburbs where there are no towns of the sketch, and has a scale (LOC-05)', () => {
    const map = drawn(at(-34.95, 138.53))
    expect(namesIn(map)).toEqual(expect.arrayContaining(['Glenelg', 'Plympton', '2 km']))
    expect(namesIn(map).length).toBeGreaterThan(5)
  })

  it('LocatorMap has a text alternative (LOC-05)', () => {
    expect(drawn(at(-33.8, 151))).toContain('role="img" aria-label="Parramatta on a map with nearby towns"')
  })

  it('LocatorMap renders nothing without coordinates', () => {
    expect(drawn(at(null, null))).toBe('')
  })

  it.each([
    ['a suburb', [[-33.87, 151.21]]],
    [
      'both ends of the country',
      [
        [-31.95, 115.86],
        [-42.88, 147.33],
        [-12.46, 130.84],
      ],
    ],
    [
      'two towns',
      [
        [-33.33, 115.64],
        [-33.66, 115.35],
      ],
    ],
    [
      'two in one street',
      [
        [-27.51, 151.95],
        [-27.51, 151.951],
      ],
    ],
    [
      'New Zealand',
      [
        [-36.85, 174.76],
        [-46.41, 168.35],
      ],
    ],
  ])('LocatorMap shows every marker: $0 (LOC-17)', (_name, places) => {
    const map = drawn(...places.map(([latitude = 0, longitude = 0]) => at(latitude, longitude)))
    const marks = marksIn(map)
    expect(marks).toHaveLength(places.length)
    for (const [x, y] of marks) {
      expect(x).toBeGreaterThan(12)
      expect(x).toBeLessThan(468)
      expect(y).toBeGreaterThan(12)
      expect(y).toBeLessThan(258)
    }
    expect(map).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('LocatorMap is a small file, however much of the country it shows', () => {
    expect(drawn(at(-33.87, 151.21)).length).toBeLessThan(7_000)
    expect(drawn(at(-31.95, 115.86), at(-42.88, 147.33)).length).toBeLessThan(16_000)
  })
})

describe('directionsHref', () => {
  it('directionsHref links to the location’s entry in a maps service, where it is set (ENT-07)', () => {
    expect(directionsHref(buildLocation({ placeId: 'ChIJ_place-id' }))).toMatch(/&destination_place_id=ChIJ_place-id$/)
    expect(directionsHref(buildLocation())).not.toContain('place_id')
  })

  it('directionsHref links to a maps service with the whole address (LOC-12)', () => {
    expect(decodeURIComponent(directionsHref(buildLocation()))).toContain(
      'Harbour Motors Parramatta, 12 Church Street, Parramatta NSW 2150',
    )
  })
})
