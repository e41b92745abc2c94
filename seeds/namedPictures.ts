import type { Pictures } from './pictures'
import { seededId } from './stock/seededId'

const key = (folder: string, name: string, ending: string) => `${folder}/${seededId(name)}.${ending}`

/** Keys as pictures would have them, without the pictures: for when nobody looks. */
export const namedPictures: Pictures = {
  drawn: async (file) => key(file.slice(0, file.indexOf('/')), file, 'avif'),
  report: async (car) => key('reports', `report:${car.slug}`, 'pdf'),
}
