import type { Pictures } from './pictures'
import { seededId } from './stock/seededId'

const key = (folder: string, name: string, ending: string) => `${folder}/${seededId(name)}.${ending}`

/** Picture keys without pictures, for tests that don't show them. */
export const namedPictures: Pictures = {
  drawn: async (file) => key(file.slice(0, file.indexOf('/')), file, 'avif'),
  report: async (car) => key('reports', `report:${car.slug}`, 'pdf'),
}
