import type { Pictures } from './pictures'
import { seededId } from './stock/seededId'

const key = (folder: string, name: string, ending = 'svg') => `${folder}/${seededId(name)}.${ending}`

/** Keys as pictures would have them, without the pictures: for when nobody looks. */
export const namedPictures: Pictures = {
  vehicle: async (art) => key('vehicles', JSON.stringify(art)),
  drawing: async (name, folder) => key(folder, name),
  report: async (car) => key('reports', `report:${car.slug}`, 'pdf'),
}
