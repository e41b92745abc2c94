import type { CarImage } from '@forecourt/rules/entities/Car'
import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import { escapeLike } from '../lists/listSql'
import { canonicalJson } from '../sites/canonicalJson'
import type { Transaction } from '../Transaction'
import type { UpdateCarResult } from './changeCar'
import { cleanFieldText } from './cleanCar'
import { type EditedCar, selectEditedCar } from './getEditedCar'
import { addCarHistory } from './history/listCarHistory'

const photoFile = (key: string): string => pictureFocus(key).file

/** Stores the original of a photo that was rotated, cropped or blurred; for an edited photo, its first original. */
export const storeOriginal = (
  scope: Scope,
  { organisationId, key, from }: { readonly organisationId: string; readonly key: string; readonly from: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const known = await tx.pictureOriginal.findFirst({ where: { organisationId, key: photoFile(from) } })
    const originalKey = known?.originalKey ?? photoFile(from)
    if (originalKey === photoFile(key)) return
    await tx.pictureOriginal.createMany({ data: [{ organisationId, key: photoFile(key), originalKey }], skipDuplicates: true })
  })

/** Originals of an organisation's photos, by file; excludes unedited ones. */
export const photoOriginals = (scope: Scope, organisationId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  scope.transaction(async (tx) => {
    const rows = await tx.pictureOriginal.findMany({ where: { organisationId, key: { in: keys.map(photoFile) } } })
    return new Map(rows.map(({ key, originalKey }) => [key, originalKey]))
  })

/** Whether any car or feed of any organisation uses a photo file; files are shared by content. */
export const isPhotoShown = (db: Database, key: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const file = photoFile(key)
    const shown = await tx.carImage.findFirst({
      where: { OR: [{ key: file }, { key: { startsWith: `${escapeLike(file)}#` } }] },
      select: { carId: true },
    })
    return shown !== null || (await tx.stockFeedPhoto.findFirst({ where: { key: file }, select: { carId: true } })) !== null
  })

const maxAltLength = 300

/** Photos that one user adds within this time are one history entry. Milliseconds. */
const mergeWithinMs = 10 * 60_000

type ImagesChange = { readonly images: { readonly before: readonly CarImage[]; readonly after: readonly CarImage[] } }

/** Whether a change only adds photos. */
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
  readonly batchId: string | null
}

/** Merges photos of a batch into the user's previous history entry, so that a batch upload is undone at once. */
const mergeIntoLastEntry = async (tx: Transaction, { organisationId, carId, changes, actor, now, batchId }: Addition): Promise<boolean> => {
  if (batchId === null && !onlyAdds(changes)) return false
  const last = await tx.carHistory.findFirst({ where: { organisationId, carId }, orderBy: { id: 'desc' } })
  if (last?.action !== 'photos' || last.authorId !== actor.userId || last.batchId !== batchId) return false
  if (last.at.getTime() < Date.parse(now) - mergeWithinMs) return false
  const before = last.changes as unknown as ImagesChange
  if ((batchId === null && !onlyAdds(before)) || canonicalJson(before.images.after) !== canonicalJson(changes.images.before)) return false
  const merged = {
    images: { before: before.images.before.map((image) => ({ ...image })), after: changes.images.after.map((image) => ({ ...image })) },
  }
  await tx.carHistory.updateMany({ where: { organisationId, carId, id: last.id }, data: { at: new Date(now), changes: merged } })
  return true
}

interface PhotoOptions {
  readonly images: readonly CarImage[]
  readonly actor: Actor
  readonly now: string
  /** History entry that this undoes. */
  readonly undoes?: string
  /** The batch that replaces photos; its changes are one history entry. */
  readonly batchId?: string
}

/** Sets a car's photos in order, the first as cover, inside a transaction; adds a history entry and notifies its sites. */
export const writePhotos = async (
  tx: Transaction,
  car: EditedCar,
  { images: entered, actor, now, undoes, batchId }: PhotoOptions,
): Promise<UpdateCarResult> => {
  const images = entered.map(({ key, alt }) => ({ key, alt: cleanFieldText(alt, 'alt').slice(0, maxAltLength) }))
  const { organisationId, id: carId, name, slug } = car
  if (canonicalJson(images) === canonicalJson(car.images)) return { ok: true, car, changed: false }
  if (images.length > mostCarPhotos)
    return { ok: false, reason: 'invalid', fields: { images: `A car can have at most ${mostCarPhotos} photos.` } }
  await tx.carImage.deleteMany({ where: { organisationId, carId } })
  await tx.carImage.createMany({ data: images.map((image, position) => ({ organisationId, carId, position, ...image })) })
  await tx.car.updateMany({ where: { organisationId, id: carId }, data: { revision: { increment: 1 }, updatedAt: new Date(now) } })
  const keyAndAlt = (all: readonly CarImage[]) => all.map(({ key, alt }) => ({ key, alt }))
  const changes = { images: { before: keyAndAlt(car.images), after: images } }
  if (undoes !== undefined) await addCarHistory(tx, actor, [{ organisationId, carId, action: 'undo', changes, at: now, undoes }])
  else if (!(await mergeIntoLastEntry(tx, { organisationId, carId, changes, actor, now, batchId: batchId ?? null })))
    await addCarHistory(tx, actor, [
      { organisationId, carId, action: 'photos', changes, at: now, ...(batchId !== undefined && { batchId }) },
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

interface PhotoChange extends Omit<PhotoOptions, 'images' | 'undoes'> {
  readonly carId: string
  /** Maps the present photos to the new ones; a sentence if refused. */
  readonly change: (car: EditedCar) => readonly CarImage[] | string
  readonly expectedRevision?: number
}

/** Changes a car's photos while its row is locked (CARD-02). */
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
