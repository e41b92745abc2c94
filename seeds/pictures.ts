import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FileStore } from '@forecourt/services/storage/fileStorage'
import { type ReportedCar, writeReport } from './writeReport'

const folder = fileURLToPath(new URL('./pictures/', import.meta.url))

const readDrawn = (file: string): Promise<Buffer> =>
  readFile(`${folder}${file}.avif`).catch((error: unknown) => {
    throw new Error(`The picture seeds/pictures/${file}.avif is missing; \`npm run art\` draws it.`, { cause: error })
  })

/** Stores pictures and documents like uploads; each file once. */
export const createPictures = (store: FileStore) => {
  const keys = new Map<string, Promise<string>>()
  return {
    /** Key of a committed picture: `file` is its path below `seeds/pictures` without extension, such as `vehicles/kia-ev5-white-front`. */
    drawn: (file: string): Promise<string> => {
      const known = keys.get(file)
      if (known) return known
      const key = readDrawn(file).then(async (bytes) => (await store.put(file.slice(0, file.indexOf('/')), bytes, 'image/avif')).key)
      keys.set(file, key)
      return key
    },
    /** History report of a car. `now` in milliseconds. */
    report: async (car: ReportedCar, now: number) => (await store.put('reports', await writeReport(car, now), 'application/pdf')).key,
  }
}

export type Pictures = ReturnType<typeof createPictures>
