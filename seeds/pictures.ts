import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Car } from '@forecourt/rules/entities/Car'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import type { FileStore } from '@forecourt/services/storage/fileStorage'
import { noPhotos, type PhotographedCar } from './photoPack'
import type { CarPicture } from './stock/generateStock'
import { type ReportedCar, writeReport } from './writeReport'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))

const readDrawn = (file: string): Promise<Buffer> =>
  readFile(`${folder}${file}.avif`).catch((error: unknown) => {
    throw new Error(`The picture seeds/pictures/${file}.avif is missing; \`npm run art\` draws it.`, { cause: error })
  })

/** A car whose pictures are wanted. */
export type PicturedCar = PhotographedCar & Pick<Car, 'name'>

/** Number of drawings of a car that is to show few pictures: it gets as many photographs. */
const fewDrawings = 2

const preparePhoto = async (file: string) => {
  const prepared = await prepareImage({ path: file })
  if (!prepared.ok) throw new Error(`${file}: ${prepared.message}`)
  return prepared.image
}

/** Stores pictures and documents like uploads; each file once. */
export const createPictures = (store: FileStore, photos = noPhotos) => {
  const keys = new Map<string, Promise<string>>()
  const once = (file: string, put: () => Promise<{ readonly key: string }>): Promise<string> => {
    const key = keys.get(file) ?? put().then((stored) => stored.key)
    keys.set(file, key)
    return key
  }
  /** Key of a committed picture: `file` is its path below `seeds/pictures` without extension, such as `vehicles/kia-ev5-white-front`. */
  const drawn = (file: string): Promise<string> =>
    once(file, async () => store.put(file.slice(0, file.indexOf('/')), await readDrawn(file), 'image/avif'))
  const photo = (file: string): Promise<string> =>
    once(file, async () => {
      const { bytes, contentType } = await preparePhoto(file)
      return store.put('vehicles', bytes, contentType)
    })
  return {
    drawn,
    /** Pictures of a car: its photographs, or these drawings. A car without drawings is to have no pictures. */
    ofCar: (car: PicturedCar, drawings: readonly CarPicture[]): Promise<Car['images']> => {
      const found = photos(car)
      const selected = drawings.length > fewDrawings ? found : found.slice(0, drawings.length)
      return selected.length > 0
        ? Promise.all(selected.map(async (file, index) => ({ key: await photo(file), alt: `${car.name}, photo ${index + 1}` })))
        : Promise.all(drawings.map(async ({ file, alt }) => ({ key: await drawn(file), alt })))
    },
    /** History report of a car. `now` in milliseconds. */
    report: async (car: ReportedCar, now: number) => (await store.put('reports', await writeReport(car, now), 'application/pdf')).key,
  }
}

export type Pictures = ReturnType<typeof createPictures>
