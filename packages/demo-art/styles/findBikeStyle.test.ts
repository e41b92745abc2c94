import { listMakes } from '@forecourt/seeds/stock/listGradeChoices'
import { XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import type { ArtBody } from '../art/artBodies'
import { drawVehicle } from '../art/drawVehicle'
import { findBikeStyle } from './findBikeStyle'

const models = listMakes(['motorcycle']).flatMap((make) => make.models.map(({ name, art }) => ({ make: make.name, name, art })))

it('the demo art finds the shape to draw for every motorcycle, and none for a car', () => {
  expect(models.filter(({ make, name }) => findBikeStyle(make, name) === null)).toEqual([])
  expect(findBikeStyle('Toyota', 'RAV4')).toBeNull()
})

it('the demo art draws a valid picture of every motorcycle; no two look alike in the same paint from any side', () => {
  for (const angle of ['frontThreeQuarter', 'side', 'rear'] as const) {
    const pictures = models.map(({ make, name, art }) => {
      const bike = findBikeStyle(make, name) ?? undefined
      const svg = drawVehicle({ body: art as ArtBody, angle, colour: '#1f4e8c', seed: 0, bike, backdrop: 'yard', scene: 31 })
      expect(XMLValidator.validate(svg), name).toBe(true)
      for (const forbidden of ['NaN', 'Infinity', 'undefined', '#paint', '#shade']) expect(svg.includes(forbidden), name).toBe(false)
      // Ids in a drawing differ by model even where the drawings are the same.
      return svg.replaceAll(/[bv][0-9a-z]+-/g, '')
    })
    expect(new Set(pictures).size).toBe(models.length)
  }
})

it('the demo art keeps real proportions: a longer wheelbase puts the wheels further apart', () => {
  const wheels = (make: string, name: string) => {
    const bike = findBikeStyle(make, name) ?? undefined
    const art = models.find((model) => model.name === name)?.art as ArtBody
    const svg = drawVehicle({ body: art, angle: 'side', colour: '#1f4e8c', seed: 0, bike, backdrop: 'studio' })
    const hubs = [...svg.matchAll(/<g transform="matrix\(([\d.-]+) [^"]*? ([\d.]+) [\d.]+\)"/g)].map(
      ([, size, x]) => [Number(size), Number(x)] as const,
    )
    const [[size = 1, front = 0] = [], [, back = 0] = []] = hubs.toSorted((one, other) => one[1] - other[1])
    return (back - front) / size
  }
  expect(wheels('Indian', 'Chief')).toBeGreaterThan(wheels('Honda', 'CMX500 Rebel'))
  expect(wheels('Honda', 'CB650R')).toBeGreaterThan(wheels('Kawasaki', 'Ninja 400'))
})
