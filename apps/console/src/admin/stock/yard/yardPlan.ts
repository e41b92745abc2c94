import type { CarStatus } from '@forecourt/rules/entities/Car'
import { comparePhotoFiles } from '@forecourt/rules/stock/matchPhotoFile'
import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import { fileRefusal } from '../photos/fileRefusal'
import type { ChosenFile } from './collectFiles'

/** A car that gets photos. */
export interface YardCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly regoPlate: string | null
  readonly status: CarStatus
  /** Keys of its photos. */
  readonly photos: readonly string[]
}

/** A chosen file and the car it belongs to. */
export interface YardFile extends ChosenFile {
  /** Cars that its path matches; several if it is ambiguous. */
  readonly matchedCarIds: readonly string[]
  /** Sold and withdrawn cars that it matches; none if it matches others. A user decides about them. */
  readonly goneCarIds: readonly string[]
  /** The car to upload it to; null while none is matched or chosen. */
  readonly carId: string | null
  /** Why it can't be uploaded; null for a photo. */
  readonly problem: string | null
}

/** Files with the cars that their paths match. A file that matches several cars, or a sold or withdrawn one, gets none. */
export const matchCars = (
  files: readonly ChosenFile[],
  matches: readonly (readonly string[])[],
  goneMatches: readonly (readonly string[])[] = [],
): YardFile[] =>
  files.map((each, index) => {
    const matchedCarIds = matches[index] ?? []
    const [carId = null] = matchedCarIds
    return {
      ...{ ...each, matchedCarIds, goneCarIds: goneMatches[index] ?? [] },
      ...{ carId: matchedCarIds.length === 1 ? carId : null, problem: fileRefusal(each.file, 'photo') },
    }
  })

interface CarPhotos {
  readonly car: YardCar
  /** In upload order. */
  readonly files: readonly YardFile[]
  /** Number of photos over the limit of a car, which are not in `files`. */
  readonly tooMany: number
}

export interface YardPlan {
  /** By stock number. */
  readonly cars: readonly CarPhotos[]
  /** Photos without a car. */
  readonly unmatched: readonly YardFile[]
  /** Files that can't be uploaded. */
  readonly refused: readonly YardFile[]
  /** Number of photos to upload. */
  readonly total: number
}

/** Which photos are uploaded to which cars. */
export const yardPlan = (files: readonly YardFile[], cars: readonly YardCar[], isReplacing: boolean): YardPlan => {
  const sorted = files.toSorted((first, second) => comparePhotoFiles(first.path, second.path))
  const refused = sorted.filter(({ problem }) => problem !== null)
  const pictures = sorted.filter(({ problem }) => problem === null)
  const knownIds = new Set(cars.map(({ id }) => id))
  const groups = cars
    .toSorted((first, second) => first.stockNumber.localeCompare(second.stockNumber, 'en', { numeric: true }))
    .flatMap((car): CarPhotos[] => {
      const ofCar = pictures.filter(({ carId }) => carId === car.id)
      const freeCount = mostCarPhotos - (isReplacing ? 0 : car.photos.length)
      return ofCar.length === 0 ? [] : [{ car, files: ofCar.slice(0, freeCount), tooMany: Math.max(0, ofCar.length - freeCount) }]
    })
  return {
    cars: groups,
    refused,
    unmatched: pictures.filter(({ carId }) => carId === null || !knownIds.has(carId)),
    total: groups.reduce((sum, group) => sum + group.files.length, 0),
  }
}
