import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { drawingFile } from './drawingFile'
import { listDrawings } from './listDrawings'
import { soldMakes } from './models/soldMakes'
import { scenarios } from './scenarios'
import { findLook, moreFiles, vehicleFile, vehicleViews } from './stock/findLook'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.avif'))

/** All looks of demo models in all years. */
const looks = [
  ...soldMakes(),
  ...scenarios.flatMap(({ models = [] }) => models.map(({ make, model }) => ({ name: make, models: [model] }))),
].flatMap(({ name: make, models }) =>
  models.flatMap(({ name, years: [first, last] }) => [
    ...new Set(Array.from({ length: last - first + 1 }, (_, index) => findLook(make, name, first + index))),
    findLook(make, name, 9_999),
  ]),
)

it('the committed demo pictures are exactly those that the demo needs in any year (SRC-08)', () => {
  const vehicles = looks.flatMap((look) =>
    look.paints.flatMap((paint) => [...vehicleViews.map((view) => vehicleFile(look, paint, view)), ...moreFiles(look, paint)]),
  )
  const expected = new Set([...vehicles, ...listDrawings().map(drawingFile)].map((file) => `${file}.avif`))
  expect(committed.toSorted()).toEqual([...expected].sort())
})

it('the demo pictures have less than 6 MB in total', () => {
  const bytes = committed.reduce((sum, file) => sum + statSync(folder + file).size, 0)
  expect(bytes).toBeLessThan(6_000_000)
})

it('each paint and view of a vehicle has a different picture', () => {
  for (const look of looks)
    for (const paint of look.paints) {
      const files = vehicleViews.map((view) => vehicleFile(look, paint, view))
      expect(new Set(files).size, look.name).toBe(vehicleViews.length)
    }
})
