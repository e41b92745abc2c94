import { sampleModels } from '@forecourt/services/vehicle-lookup/sampleModels'
import { expect, it } from 'vitest'
import { soldMakes } from './soldMakes'

const catalogue = soldMakes()
const samples = Object.entries(sampleModels).flatMap(([make, models]) =>
  Object.entries(models).map(([model, [first, last]]) => ({ make, model, first, last })),
)

/** The catalogue's last year of models that are still sold. */
const currentYear = 2026

it.each(samples)('the sample look-up’s $make $model was sold in all of its years (ENT-01)', ({ make, model, first, last }) => {
  const sold = catalogue.filter(({ name }) => name === make).flatMap(({ models }) => models.filter(({ name }) => name === model))
  const [from, to] = sold[0]?.years ?? [Number.POSITIVE_INFINITY, 0]
  expect(first).toBeGreaterThanOrEqual(from)
  expect(last ?? currentYear).toBeLessThanOrEqual(to)
  expect(last ?? currentYear).toBeGreaterThanOrEqual(first)
})

it('every make of the catalogue that the look-up knows by its VINs has a sample', () => {
  const makes = new Set(catalogue.map(({ name }) => name))
  expect(Object.keys(sampleModels).filter((make) => !makes.has(make))).toEqual([])
})
