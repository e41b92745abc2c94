import type { Pictures } from './pictures'
import { seededId } from './stock/seededId'

const key = (folder: string, name: string, ending: string) => `${folder}/${seededId(name)}.${ending}`

const nameOf = (file: string) => key(file.slice(0, file.indexOf('/')), file, 'avif')

/** Picture keys without pictures, for tests that don't show them. */
export const namedPictures: Pictures = {
  drawn: async (file) => nameOf(file),
  ofCar: async (_car, drawings) => drawings.map(({ file, alt }) => ({ key: nameOf(file), alt })),
  report: async (car) => key('reports', `report:${car.slug}`, 'pdf'),
}
