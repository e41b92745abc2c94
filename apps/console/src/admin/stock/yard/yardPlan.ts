import { comparePhotoFiles } from '@forecourt/rules/stock/matchPhotoFile'
import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import { fileRefusal } from '../photos/fileRefusal'
import type { ChosenFile } from './collectFiles'

/** A car that photos are added to. */
export interface YardCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly regoPlate: string | null
  /** Keys of its photos. */
  readonly photos: readonly string[]
}

/** A chosen file and the car it belongs to. */
export interface YardFile extends ChosenFile {
  /** Cars that its path names; several if it is ambiguous. */
  readonly found: readonly string[]
  /** Its car; null while it has none. */
  readonly carId: string | null
  /** Why it can't be uploaded; null for a picture. */
  readonly because: string | null
}

/** Files with the ids of the cars that their paths name. A file that names several cars gets none. */
export const withCars = (files: readonly ChosenFile[], matches: readonly (readonly string[])[]): YardFile[] =>
  files.map((each, index) => {
    const found = matches[index] ?? []
    const [only = null] = found
    return { ...each, found, carId: found.length === 1 ? only : null, because: fileRefusal(each.file, 'photo') }
  })

interface CarPhotos {
  readonly car: YardCar
  /** In the order in which they are added. */
  readonly files: readonly YardFile[]
  /** How many of them are too many for one car. */
  readonly tooMany: number
}

export interface YardPlan {
  /** By stock number. */
  readonly cars: readonly CarPhotos[]
  /** Pictures without a car. */
  readonly left: readonly YardFile[]
  /** Files that can't be uploaded. */
  readonly refused: readonly YardFile[]
  /** Photos to upload. */
  readonly total: number
}

/** What is uploaded to which cars. */
export const yardPlan = (files: readonly YardFile[], cars: readonly YardCar[], isReplacing: boolean): YardPlan => {
  const sorted = files.toSorted((one, other) => comparePhotoFiles(one.path, other.path))
  const refused = sorted.filter(({ because }) => because !== null)
  const pictures = sorted.filter(({ because }) => because === null)
  const known = new Set(cars.map(({ id }) => id))
  const groups = cars
    .toSorted((one, other) => one.stockNumber.localeCompare(other.stockNumber, 'en', { numeric: true }))
    .flatMap((car): CarPhotos[] => {
      const own = pictures.filter(({ carId }) => carId === car.id)
      const room = mostCarPhotos - (isReplacing ? 0 : car.photos.length)
      return own.length === 0 ? [] : [{ car, files: own.slice(0, room), tooMany: Math.max(0, own.length - room) }]
    })
  return {
    cars: groups,
    refused,
    left: pictures.filter(({ carId }) => carId === null || !known.has(carId)),
    total: groups.reduce((sum, group) => sum + group.files.length, 0),
  }
}
