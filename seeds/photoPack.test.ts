import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noPhotos, type PhotographedCar, type PhotoPack, readPhotoPack } from './photoPack'
import { createPictures } from './pictures'

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pack = path.join(folder, 'pack')
/** Committed pictures stand for photographs. */
const drawn = fileURLToPath(new URL('./pictures/vehicles/', import.meta.url))
const samples = readdirSync(drawn).slice(0, 12)
const add = (name: string, count: number) => {
  mkdirSync(path.join(pack, name), { recursive: true })
  for (const [index, sample] of samples.slice(0, count).entries())
    copyFileSync(path.join(drawn, sample), path.join(pack, name, `${index + 1}.avif`))
}

let photos: PhotoPack
beforeAll(async () => {
  add('KH501', 3)
  add('Toyota Corolla', 12)
  add('suv', 2)
  add('People Mover', 1)
  writeFileSync(path.join(pack, 'suv', 'licence.txt'), 'A licence')
  photos = await readPhotoPack(pack)
})

const car: PhotographedCar = { stockNumber: 'KH9', make: 'Kia', model: 'EV5', body: 'wagon' }
const namesOf = (files: readonly string[]) => files.map((file) => path.relative(pack, file).replaceAll(path.sep, '/'))

it.each([
  [
    'its stock number',
    { ...car, stockNumber: 'KH501', make: 'Toyota', model: 'Corolla' },
    ['KH501/1.avif', 'KH501/2.avif', 'KH501/3.avif'],
  ],
  ['its body', { ...car, body: 'suv' }, ['suv/1.avif', 'suv/2.avif']],
  ['its body in two words', { ...car, body: 'peopleMover' }, ['People Mover/1.avif']],
  ['nothing', car, []],
] satisfies [string, PhotographedCar, string[]][])('a car gets the photographs of %s', (_name, of, expected) => {
  expect(namesOf(photos(of))).toEqual(expected)
})

it('photographs of a model are in the order of their numbers', () => {
  expect(namesOf(photos({ ...car, make: 'Toyota', model: 'Corolla' })).slice(8)).toEqual(
    [9, 10, 11, 12].map((index) => `Toyota Corolla/${index}.avif`),
  )
})

it('a folder without photographs is refused', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'))
  await expect(readPhotoPack(empty)).rejects.toThrow('has no folder with photographs')
  await expect(readPhotoPack(path.join(folder, 'missing'))).rejects.toThrow("can't be read")
})

const drawings = [{ file: 'vehicles/none', alt: 'A drawing' }]

it('a photographed car is stored with its photographs, others with their drawings', async () => {
  const pictures = createPictures(fileStorage(path.join(folder, 'store')), photos)
  const images = await pictures.ofCar({ ...car, name: 'A car', body: 'suv' }, [...drawings, ...drawings, ...drawings])
  expect(images.map(({ alt }) => alt)).toEqual(['A car, photo 1', 'A car, photo 2'])
  for (const { key } of images) expect(key).toMatch(/^vehicles\/.+\.webp$/)
  await expect(createPictures(fileStorage(folder), noPhotos).ofCar({ ...car, name: 'A car' }, drawings)).rejects.toThrow('is missing')
})

it('a car that is to have fewer pictures gets no more photographs', async () => {
  const pictures = createPictures(fileStorage(path.join(folder, 'store')), photos)
  expect(await pictures.ofCar({ ...car, name: 'A car', body: 'suv' }, [])).toEqual([])
  expect(await pictures.ofCar({ ...car, name: 'A car', body: 'suv' }, drawings)).toHaveLength(1)
})
