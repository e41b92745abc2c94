import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { drawBuilding } from './drawBuilding'
import { drawMakeMark } from './drawMakeMark'
import { drawPlaceholder } from './drawPlaceholder'
import { drawScene } from './drawScene'
import { sceneKinds } from './scenes/ScenePalette'

const sound = (svg: string) => {
  expect(XMLValidator.validate(svg)).toBe(true)
  for (const forbidden of ['<script', 'href', '<image', 'NaN', 'undefined']) expect(svg).not.toContain(forbidden)
}

describe('drawScene', () => {
  it.each(sceneKinds)('draws a sound, repeatable %s', (kind) => {
    const svg = drawScene({ kind, seed: 5 })
    sound(svg)
    expect(svg).toContain('viewBox="0 0 2400 1000"')
    expect(svg.length).toBeLessThan(40 * 1024)
    expect(drawScene({ kind, seed: 5 })).toBe(svg)
  })

  it("takes a dealer's own colours", () => {
    expect(drawScene({ kind: 'coast', seed: 1, palette: { ground: '#123456' } })).toContain('#123456')
  })

  it('parks a vehicle in the picture', () => {
    const svg = drawScene({ kind: 'city', seed: 1, vehicle: { body: 'suv', colour: '#b3202a' } })
    sound(svg)
    expect(svg).toContain('#b3202a')
  })
})

describe('drawBuilding', () => {
  it.each(['showroom', 'yard', 'service'] as const)('draws a %s with its accent', (kind) => {
    const svg = drawBuilding({ seed: 2, accent: '#1d6fb8', kind })
    sound(svg)
    expect(svg).toContain('#1d6fb8')
    expect(svg.length).toBeLessThan(40 * 1024)
  })
})

describe('drawPlaceholder', () => {
  it('draws a covered vehicle and escapes its caption', () => {
    const svg = drawPlaceholder({ shape: 'ute', caption: 'Images <soon> & more' })
    sound(svg)
    expect(svg).toContain('Images &lt;soon&gt; &amp; more')
  })
})

describe('drawMakeMark', () => {
  it.each([
    { name: 'Land Rover', initials: 'LR' },
    { name: 'Kia', initials: 'KI' },
    { name: 'B&W', initials: 'B&amp;' },
  ])('sets the initials of $name', ({ name, initials }) => {
    const svg = drawMakeMark({ name })
    sound(svg)
    expect(svg).toContain(`>${initials}</text>`)
  })
})
