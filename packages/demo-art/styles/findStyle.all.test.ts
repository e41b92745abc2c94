import { soldMakes } from '@forecourt/seeds/models/soldMakes'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { ArtBody } from '../art/artBodies'
import { drawVehicle } from '../art/drawVehicle'
import { findStyle } from './findStyle'

const models = soldMakes()
  .flatMap((make) => make.models.map((model) => ({ make: make.name, ...model })))
  .filter(({ itemType }) => itemType === 'car')

describe('findStyle', () => {
  it('findStyle finds the shape to draw for every car model of the demo, in every year it was sold', () => {
    const unknown = models.filter(({ make, name, years }) => years.some((year) => findStyle(make, name, year) === null))
    expect(unknown.map(({ make, name }) => `${make} ${name}`)).toEqual([])
  })

  it('findStyle chooses the style of the generation that was sold in a year', () => {
    expect(findStyle('Toyota', 'RAV4', 2017)?.size[3]).toBe(2_660)
    expect(findStyle('Toyota', 'RAV4', 2018)?.size[3]).toBe(2_660)
    expect(findStyle('Toyota', 'RAV4', 2019)?.size[3]).toBe(2_690)
    expect([2018, 2019, 2023, 2024].map((year) => findStyle('Mitsubishi', 'Triton', year)?.size[0])).toEqual([5_280, 5_305, 5_305, 5_360])
    expect([2023, 2024].map((year) => findStyle('Tesla', 'Model 3', year)?.size[0])).toEqual([4_695, 4_720])
    expect([2024, 2025].map((year) => findStyle('Tesla', 'Model Y', year)?.size[0])).toEqual([4_750, 4_790])
    expect(findStyle('Toyota', 'RAV4', 2019)).toBe(findStyle('Toyota', 'RAV4', 2026))
    expect(findStyle('Jayco', 'Journey', 2020)).toBeNull()
  })

  it('findStyle draws a valid picture of every model; no two look alike in the same paint', () => {
    const pictures = new Set<string>()
    for (const { make, name, art, years } of models) {
      for (const year of years) {
        const look = findStyle(make, name, year)
        if (!look) continue
        const svg = drawVehicle({
          body: art as ArtBody,
          angle: 'frontThreeQuarter',
          colour: '#1f4e8c',
          seed: 0,
          look,
          backdrop: 'yard',
          scene: 31,
        })
        expect(XMLValidator.validate(svg), look.id).toBe(true)
        expect(svg.length, look.id).toBeLessThan(40 * 1_024)
        for (const forbidden of ['NaN', 'Infinity', 'undefined', '#paint', '#shade']) expect(svg.includes(forbidden), look.id).toBe(false)
        pictures.add(svg)
      }
    }
    expect(pictures.size).toBeGreaterThan(models.length - 2)
  })

  it('findStyle changes only the colours of a drawing when the paint changes', () => {
    const look = findStyle('Mazda', 'CX-5', 2024) ?? undefined
    const art = { body: 'suv', angle: 'side', seed: 0, look, backdrop: 'yard' } as const
    const shapeOf = (colour: string) => drawVehicle({ ...art, colour }).replaceAll(/#[0-9a-f]{6}/g, '')
    expect(shapeOf('#a8201a')).toBe(shapeOf('#3d5a4a'))
    expect(drawVehicle({ ...art, colour: '#a8201a' })).not.toBe(drawVehicle({ ...art, colour: '#3d5a4a' }))
  })
})
