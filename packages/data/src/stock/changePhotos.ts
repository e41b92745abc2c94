import type { CarImage } from '@forecourt/rules/entities/Car'
import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import { literally } from '../lists/listSql'
import { canonicalJson } from '../sites/canonicalJson'
import type { Transaction } from '../Transaction'
import type { UpdateCarResult } from './changeCar'
import { cleanFieldText } from './cleanCar'
import { type EditedCar, selectEditedCar } from './getEditedCar'
import { noteCarHistory } from './history/listCarHistory'

const fileOf = (key: string): string => pictureFocus(key).file

/** Remembers what a photo was before it was turned, cropped or blurred: of one that was already, what it was at first. */
export const noteOriginal = (
  scope: Scope,
  { organisationId, key, from }: { readonly organisationId: string; readonly key: string; readonly from: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const known = await tx.pictureOriginal.findFirst({ where: { organisationId, key: fileOf(from) } })
    const originalKey = known?.originalKey ?? fileOf(from)
    if (originalKey === fileOf(key)) return
    await tx.pictureOriginal.createMany({ data: [{ organisationId, key: fileOf(key), originalKey }], skipDuplicates: true })
  })

/** What photos of an organisation were at first, by their files; those that are as they came are left out. */
export const photoOriginals = (scope: Scope, organisationId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  scope.transaction(async (tx) => {
    const rows = await tx.pictureOriginal.findMany({ where: { organisationId, key: { in: keys.map(fileOf) } } })
    return new Map(rows.map(({ key, originalKey }) => [key, originalKey]))
  })

/** Whether any car of any organisation shows a photo, or a feed may show it again: the same content is one file for all. */
export const isPhotoShown = (db: Database, key: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const file = fileOf(key)
    const shown = await tx.carImage.findFirst({
      where: { OR: [{ key: file }, { key: { startsWith: `${literally(file)}#` } }] },
      select: { carId: true },
    })
    return shown !== null || (await tx.stockFeedPhoto.findFirst({ where: { key: file }, select: { carId: true } })) !== null
  })

const longestAlt = 300

/** Photos that one person adds within so long of each other came in one go. Milliseconds. */
const oneGoMs = 10 * 60_000

type ImagesChange = { readonly images: { readonly before: readonly CarImage[]; readonly after: readonly CarImage[] } }

/** Whether all there were are still there, as they were and in their order. */
const onlyAdds = ({ images: { before, after } }: ImagesChange): boolean => {
  let next = 0
  for (const image of after) if (canonicalJson(image) === canonicalJson(before[next] ?? null)) next++
  return next === before.length && after.length > before.length
}

interface Addition {
  readonly organisationId: string
  readonly carId: string
  readonly changes: ImagesChange
  readonly actor: Actor
  readonly now: string
}

/** Joins added photos to the entry of those that the same person added just before, so that forty dropped at once are taken back at once. */
const joinedTo = async (tx: Transaction, { organisationId, carId, changes, actor, now }: Addition): Promise<boolean> => {
  if (!onlyAdds(changes)) return false
  const last = await tx.carHistory.findFirst({ where: { organisationId, carId }, orderBy: { id: 'desc' } })
  if (last?.action !== 'photos' || last.authorId !== actor.userId || last.at.getTime() < Date.parse(now) - oneGoMs) return false
  const before = last.changes as unknown as ImagesChange
  if (!onlyAdds(before) || canonicalJson(before.images.after) !== canonicalJson(changes.images.before)) return false
  const joined = {
    images: { before: before.images.before.map((image) => ({ ...image })), after: changes.images.after.map((image) => ({ ...image })) },
  }
  await tx.carHistory.updateMany({ where: { organisationId, carId, id: last.id }, data: { at: new Date(now), changes: joined } })
  return true
}

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
  const images = given.map(({ key, alt }) => ({ key, alt: cleanFieldText(alt, 'alt').slice(0, longestAlt) }))
  const { organisationId, id: carId, name, slug } = car
  if (canonicalJson(images) === canonicalJson(car.images)) return { ok: true, car, changed: false }
  if (images.length > mostCarPhotos)
    return { ok: false, reason: 'invalid', fields: { images: `A car can have at most ${mostCarPhotos} photos.` } }
  await tx.carImage.deleteMany({ where: { organisationId, carId } })
  await tx.carImage.createMany({ data: images.map((image, position) => ({ organisationId, carId, position, ...image })) })
  await tx.car.updateMany({ where: { organisationId, id: carId }, data: { revision: { increment: 1 }, updatedAt: new Date(now) } })
  const plain = (all: readonly CarImage[]) => all.map(({ key, alt }) => ({ key, alt }))
  const changes = { images: { before: plain(car.images), after: images } }
  if (undoes !== undefined) await noteCarHistory(tx, actor, [{ organisationId, carId, action: 'undo', changes, at: now, undoes }])
  else if (!(await joinedTo(tx, { organisationId, carId, changes, actor, now })))
    await noteCarHistory(tx, actor, [{ organisationId, carId, action: 'photos', changes, at: now }])
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
