import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { artBodies } from './artBodies'
import { drawVehicle } from './drawVehicle'
import { artAngles } from './VehicleArt'

const limit = 40 * 1024
const paints = ['#b3202a', '#ffffff', '#101215']

const pictures = artBodies.flatMap((body) => artAngles.map((angle) => ({ body, angle })))

describe('drawVehicle', () => {
  it.each(pictures)('drawVehicle draws a valid picture of a $body, $angle', ({ body, angle }) => {
    for (const [seed, colour] of paints.entries()) {
      const svg = drawVehicle({ body, angle, colour, seed })
      expect(XMLValidator.validate(svg)).toBe(true)
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"')).toBe(true)
      expect(svg.length).toBeLessThan(limit)
      expect(svg).toContain(colour)
      for (const forbidden of ['<script', 'href', '<image', 'NaN', 'Infinity', 'undefined']) expect(svg).not.toContain(forbidden)
    }
  })

  it('drawVehicle draws the same picture for the same parameters', () => {
    for (const { body, angle } of pictures) {
      const art = { body, angle, colour: '#1f4e8c', seed: 42 }
      expect(drawVehicle(art)).toBe(drawVehicle({ ...art }))
    }
  })

  it('drawVehicle draws a different picture for another seed, paint, angle or backdrop', () => {
    const art = { body: 'sedan', angle: 'frontThreeQuarter', colour: '#1f4e8c', seed: 1, backdrop: 'studio' } as const
    const others = [
      drawVehicle({ ...art, seed: 2 }),
      drawVehicle({ ...art, colour: '#b3202a' }),
      drawVehicle({ ...art, angle: 'side' }),
      drawVehicle({ ...art, backdrop: 'coast' }),
    ]
    expect(new Set([drawVehicle(art), ...others]).size).toBe(5)
  })

  it('drawVehicle stays under the size limit for every seed', () => {
    for (const body of artBodies) {
      for (let seed = 0; seed < 24; seed++) {
        const svg = drawVehicle({ body, angle: 'frontThreeQuarter', colour: paints[seed % 3] ?? '#ffffff', seed, backdrop: 'yard' })
        expect(svg.length, `${body} ${seed}`).toBeLessThan(limit)
      }
    }
  })
})
