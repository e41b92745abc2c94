import type { CarImage } from '@forecourt/rules/entities/Car'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { canonicalJson } from '../sites/canonicalJson'
import type { Transaction } from '../Transaction'
import type { UpdateCarResult } from './changeCar'
import { cleanWords } from './cleanCar'
import { type EditedCar, selectEditedCar } from './EditedCar'
import { noteCarHistory } from './history/noteCarHistory'

/** The most photos a car has. */
const mostPhotos = 100
const longestAlt = 300

interface PhotoWriting {
  readonly images: readonly CarImage[]
  readonly actor: Actor
  readonly now: string
  /** The entry of its history that this takes back. */
  readonly undoes?: string
}

/** Gives a car its photos in their order, the first its cover, within a transaction; its history and the sites that show it are told. */
export const writePhotos = async (
  tx: Transaction,
  car: EditedCar,
  { images: given, actor, now, undoes }: PhotoWriting,
): Promise<UpdateCarResult> => {
  const images = given.map(({ key, alt }) => ({ key, alt: cleanWords(alt, 'alt').slice(0, longestAlt) }))
  const { organisationId, id: carId, name, slug } = car
  if (canonicalJson(images) === canonicalJson(car.images)) return { ok: true, car, changed: false }
  if (images.length > mostPhotos)
    return { ok: false, reason: 'invalid', fields: { images: `A car can have at most ${mostPhotos} photos.` } }
  await tx.carImage.deleteMany({ where: { organisationId, carId } })
  await tx.carImage.createMany({ data: images.map((image, position) => ({ organisationId, carId, position, ...image })) })
  await tx.car.updateMany({ where: { organisationId, id: carId }, data: { revision: { increment: 1 }, updatedAt: new Date(now) } })
  const plain = (all: readonly CarImage[]) => all.map(({ key, alt }) => ({ key, alt }))
  const changes = { images: { before: plain(car.images), after: images } }
  await noteCarHistory(tx, actor, [
    { organisationId, carId, action: undoes === undefined ? 'photos' : 'undo', changes, at: now, ...(undoes !== undefined && { undoes }) },
  ])
  await appendAudit(tx, {
    organisationId,
    actor,
    action: 'car.photos',
    target: carId,
    summary: `Changed the photos of ${name}`,
    detail: { photos: { before: car.images.length, after: images.length } },
  })
  await notifyChange(tx, { kind: 'car', organisationId, carSlug: slug })
  const after = await selectEditedCar(tx, carId)
  return after ? { ok: true, car: after, changed: true } : { ok: false, reason: 'notFound' }
}

interface PhotoChange extends Omit<PhotoWriting, 'images' | 'undoes'> {
  readonly carId: string
  /** The photos it has as those it is to have; a sentence where they can't be changed so. */
  readonly change: (car: EditedCar) => readonly CarImage[] | string
  readonly expectedRevision?: number
}

/** Changes a car's photos, looked at while nobody else changes them (CARD-02). */
export const changePhotos = (scope: Scope, { carId, change, expectedRevision, ...rest }: PhotoChange): Promise<UpdateCarResult> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select id from cars where id = ${carId} for update`
    const car = await selectEditedCar(tx, carId)
    if (!car) return { ok: false, reason: 'notFound' }
    const images = change(car)
    if (typeof images === 'string') return { ok: false, reason: 'invalid', fields: { images } }
    const isSame = canonicalJson(images) === canonicalJson(car.images)
    if (!isSame && expectedRevision !== undefined && expectedRevision !== car.revision) return { ok: false, reason: 'conflict', car }
    return writePhotos(tx, car, { images, ...rest })
  })
