import type { Situation } from '@forecourt/seeds/Scenario'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { drawBuilding } from './drawBuilding'
import { drawLogo, logoSigns } from './drawLogo'
import { clothes, drawPortrait, hairStyles } from './drawPortrait'
import { drawScene } from './drawScene'
import { drawSituation } from './drawSituation'
import { sceneKinds } from './scenes/ScenePalette'

const expectValidSvg = (svg: string) => {
  expect(XMLValidator.validate(svg)).toBe(true)
  for (const forbidden of ['<script', 'href', '<image', 'NaN', 'undefined']) expect(svg).not.toContain(forbidden)
}

describe('drawScene', () => {
  it.each(sceneKinds)('drawScene draws a valid %s scene, the same for the same seed', (kind) => {
    const svg = drawScene({ kind, seed: 5 })
    expectValidSvg(svg)
    expect(svg).toContain('viewBox="0 0 2400 1000"')
    expect(svg.length).toBeLessThan(40 * 1024)
    expect(drawScene({ kind, seed: 5 })).toBe(svg)
  })

  it('drawScene uses the dealer’s colours', () => {
    expect(drawScene({ kind: 'coast', seed: 1, palette: { ground: '#123456' } })).toContain('#123456')
  })

  it('drawScene draws a vehicle in a scene', () => {
    const svg = drawScene({ kind: 'city', seed: 1, vehicle: { body: 'suv', colour: '#b3202a' } })
    expectValidSvg(svg)
    expect(svg).toContain('#b3202a')
  })
})

describe('drawBuilding', () => {
  it.each(['showroom', 'yard', 'service'] as const)('drawBuilding draws a %s in the accent colour', (kind) => {
    const svg = drawBuilding({ seed: 2, accent: '#1d6fb8', kind })
    expectValidSvg(svg)
    expect(svg).toContain('#1d6fb8')
    expect(svg.length).toBeLessThan(40 * 1024)
  })
})

describe('the buildings of a dealer group', () => {
  it('the buildings of a dealer group look different for each of eight locations', () => {
    const places = Array.from({ length: 8 }, (_, house) => drawBuilding({ seed: 7, accent: '#1d3461', kind: 'showroom', house }))
    for (const place of places) expectValidSvg(place)
    expect(new Set(places).size).toBe(8)
  })

  it('the buildings of a dealer group show the stock they sell: cars, caravans or motorcycles', () => {
    const yards = (['car', 'caravan', 'motorcycle'] as const).map((stock) =>
      drawBuilding({ seed: 7, accent: '#0b6e6e', kind: 'yard', stock }),
    )
    expect(new Set(yards).size).toBe(3)
  })
})

const situations: Record<Situation, true> = {
  ...{ tyres: true, workshop: true, inspection: true, cover: true, handover: true, tradeIn: true, annexe: true, learner: true },
  ...{ charger: true, week: true, caravan: true },
}

describe('drawSituation', () => {
  it.each(Object.keys(situations) as Situation[])('drawSituation draws %s in the dealer’s colour', (situation) => {
    const svg = drawSituation({ situation, accent: '#0b6e6e' })
    expectValidSvg(svg)
    expect(svg).toMatch(/#0b6e6e|#1d7878/)
    expect(drawSituation({ situation, accent: '#0b6e6e' })).toBe(svg)
  })
})

describe('drawPortrait', () => {
  it.each(hairStyles.flatMap((hair) => clothes.map((clothing) => ({ hair, clothing }))))(
    'drawPortrait draws a person with $hair hair in a $clothing',
    (looks) => {
      const svg = drawPortrait({ name: 'Mel', accent: '#b23a0a', beard: true, glasses: true, ...looks })
      expectValidSvg(svg)
      expect(drawPortrait({ name: 'Mel', accent: '#b23a0a', beard: true, glasses: true, ...looks })).toBe(svg)
    },
  )
})

describe('drawLogo', () => {
  it.each(logoSigns)('drawLogo draws the sign %s in its colours', (sign) => {
    const svg = drawLogo({ sign, colour: '#1d3461', accent: '#0f9d8a' })
    expectValidSvg(svg)
    expect(svg).toContain('#1d3461')
    expect(svg).toContain('#0f9d8a')
  })
})
