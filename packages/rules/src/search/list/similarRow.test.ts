import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarRow } from './similarRow'

const car = (id: string, modelSlug: string, key: string | null = id) => ({
  id,
  makeSlug: 'toyota',
  modelSlug,
  images: key === null ? [] : [{ key }],
})

it.each([
  { name: 'no cars', cars: [], is: [] },
  {
    name: 'a third car of a model after others',
    cars: [car('a', 'x'), car('b', 'x'), car('c', 'x'), car('d', 'y')],
    is: ['a', 'b', 'd', 'c'],
  },
  { name: 'one model alone', cars: [car('a', 'x'), car('b', 'x'), car('c', 'x')], is: ['a', 'b', 'c'] },
  { name: 'a picture twice', cars: [car('a', 'x', 'p'), car('b', 'x', 'p'), car('c', 'y')], is: ['a', 'c', 'b'] },
  { name: 'one picture alone', cars: [car('a', 'x', 'p'), car('b', 'y', 'p')], is: ['a'] },
  { name: 'no pictures', cars: [car('a', 'x', null), car('b', 'y', null)], is: ['a', 'b'] },
])('a row of similar cars varies models and pictures: $name (NAV-19)', ({ cars, is }) =>
  expect(similarRow(cars, 4).map(({ id }) => id)).toEqual(is),
)

describe('any row of similar cars', () => {
  const anyCars = fc
    .array(fc.record({ model: fc.constantFrom('x', 'y', 'z'), key: fc.constantFrom('p', 'q', 'r', 's', null) }), { maxLength: 16 })
    .map((cars) => cars.map(({ model, key }, index) => car(String(index), model, key)))
  const anyLimit = fc.integer({ min: 1, max: 6 })

  it('a row of similar cars never has the same first picture twice in a row, and each car once (NAV-19)', () => {
    fc.assert(
      fc.property(anyCars, anyLimit, (cars, limit) => {
        const row = similarRow(cars, limit)
        expect(row.length).toBeLessThanOrEqual(limit)
        expect(new Set(row.map(({ id }) => id)).size).toBe(row.length)
        const keys = row.map(({ images }) => images[0]?.key ?? null)
        expect(keys.filter((key, index) => key !== null && key === keys[index - 1])).toEqual([])
      }),
    )
  })

  it('a row of similar cars has a third car of a model only if no other fits (NAV-19)', () => {
    fc.assert(
      fc.property(anyCars, anyLimit, (cars, limit) => {
        const row = similarRow(cars, limit)
        const ofModel = (index: number) => row.slice(0, index).filter(({ modelSlug }) => modelSlug === row[index]?.modelSlug).length
        for (const index of row.keys()) {
          if (ofModel(index) < 2) continue
          const before = row.slice(0, index)
          const key = before.at(-1)?.images[0]?.key
          const others = cars.filter(
            (each) =>
              !before.includes(each) &&
              (key === undefined || each.images[0]?.key !== key) &&
              before.filter(({ modelSlug }) => modelSlug === each.modelSlug).length < 2,
          )
          expect(others).toEqual([])
        }
      }),
    )
  })
})
