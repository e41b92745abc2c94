import type { Actor } from '@forecourt/data/Actor'
import { changePhotos, isPhotoShown, photoOriginals, storeOriginal } from '@forecourt/data/stock/changePhotos'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import type { EditedCar } from '@forecourt/data/stock/getEditedCar'
import { photoFileCars, photographedCars } from '@forecourt/data/stock/list/photoFileCars'
import { createPhotoFileMatcher } from '@forecourt/rules/stock/matchPhotoFile'
import { photoAlt } from '@forecourt/rules/stock/photoAlt'
import { largestUpload, mostCarPhotos, mostPhotoFiles } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { readPdf } from '@forecourt/services/documents/readPdf'
import { editImage } from '@forecourt/services/images/editImage'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../../access/AccessScope'
import type { Context } from '../../Context'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { getOneInput } from '../../listInput'
import { procedure } from '../../procedure'
import { arrivalOrder, hasArrived } from '../../stock/arrivalOrder'
import { carId, expectedRevision } from '../../stock/carInput'
import { arrivedFile, forgetUpload, uploadId } from '../../uploads/arrivedFile'
import { findCar, findEditedCar } from './findCar'
import { requireChangedCar } from './requireChangedCar'

const photoAltText = z.string().trim().max(300, 'At most 300 characters.')

/** A photo's storage key, with its focal point if it has one. */
const photoKey = z.string().min(1).max(200)

const share = z.number().min(0).max(1)

/** A part of a picture, as shares of its width and height. */
const picturePart = z.object({ left: share, top: share, width: share.gt(0), height: share.gt(0) })

const fileOf = ({ key }: { readonly key: string }): string => pictureFocus(key).file

const queues = new Map<string, Promise<unknown>>()

/**
 * Serialises work on the same key in this process: forty photos of a car that arrive at once would otherwise each hold a database
 * connection while waiting for the same row lock, and exhaust the pool.
 */
const runSerially = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const run = (queues.get(key) ?? Promise.resolve()).then(work, work)
  queues.set(key, run)
  try {
    return await run
  } finally {
    if (queues.get(key) === run) queues.delete(key)
  }
}

type Caller = Pick<Context, 'db' | 'now' | 'withholdPicture'> & { readonly actor: Actor }

interface Replacement {
  readonly carId: string
  readonly organisationId: string
  /** The key of the current photo. */
  readonly key: string
  /** The key of its replacement. */
  readonly next: string
}

/**
 * Replaces a photo, retaining its alt text, and records its original. A photo that no car shows any more, such as one with a readable
 * plate, is withheld.
 */
const replacePhoto = async (caller: Caller, { scope }: AccessScope, { carId, organisationId, key, next }: Replacement) => {
  await storeOriginal(scope, { organisationId, key: next, from: key })
  const { file } = pictureFocus(key)
  const result = await runSerially(carId, () =>
    changePhotos(scope, {
      carId,
      change: ({ images }) => {
        const isThere = images.some((image) => image.key !== key && pictureFocus(image.key).file === pictureFocus(next).file)
        return isThere ? 'The car already has this photo.' : images.map((image) => (image.key === key ? { ...image, key: next } : image))
      },
      actor: caller.actor,
      now: caller.now,
    }),
  )
  if (result.ok && !(await isPhotoShown(caller.db, file))) await caller.withholdPicture(file)
  return result
}

const photoProblem = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { photo: message } })

/**
 * Adds an uploaded or fetched photo to a car, by default at the end: validated, re-encoded without metadata, and stored once. A photo that
 * the car already has stays in place, or takes its place in a batch that replaces photos.
 */
export const addPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photo: z.union([z.object({ upload: uploadId }), z.object({ url: z.string().trim().min(1).max(2000) })]),
      alt: photoAltText.optional(),
      /** 0 is the cover. */
      position: z.number().int().min(0).max(100).optional(),
      /** Its index in the batch it was chosen with. */
      order: z.object({ batch: z.string().min(1).max(100), index: z.number().int().min(0).max(1000) }).optional(),
      /** Photos of the car that it takes the place of, when a batch replaces them. */
      replaces: z.array(photoKey).max(mostCarPhotos).optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, photo, alt, position, order, replaces } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    /** Stores it and returns its key. */
    const stored = async (): Promise<string> => {
      if ('url' in photo) {
        const fetched = await ctx.fetchPhoto(photo.url)
        if ('key' in fetched) return fetched.key
        throw photoProblem(fetched.fault)
      }
      const arrived = await arrivedFile(ctx, photo.upload, { carId: record.id, kind: 'photo' })
      const prepared = await prepareImage({ path: ctx.uploads.pathOf(arrived.record.id) }, largestUpload.photo)
      if (prepared.ok) return (await ctx.files.put('cars', prepared.image.bytes, prepared.image.contentType)).key
      // A retry with the same file would fail again.
      await forgetUpload(ctx, arrived.accessScope, arrived.record)
      throw photoProblem(prepared.message)
    }
    const key = await stored()
    let isNew = false
    const adding = {
      carId: record.id,
      change: ({ images, name }: EditedCar) => {
        const known = images.find((image) => fileOf(image) === key)
        isNew = known === undefined
        if (known && !(order && replaces)) return images
        const others = images.filter((image) => image !== known)
        const keys = others.map(fileOf)
        const isReplacing = replaces !== undefined
        const place = order
          ? arrivalOrder(record.id, order, key, { keys, isReplacing })
          : { position: position ?? images.length, number: images.length }
        const replaced = new Set(replaces?.map((each) => pictureFocus(each).file))
        return others
          .toSpliced(place.position, 0, known ?? { key, alt: alt || photoAlt(name, place.number) })
          .filter((image) => !replaced.has(fileOf(image)) || (order && hasArrived(record.id, order.batch, fileOf(image))))
      },
      ...(order && replaces && { batchId: order.batch }),
      actor: ctx.actor,
      now: ctx.now,
    }
    const answer = requireChangedCar(await runSerially(record.id, () => changePhotos(accessScope.scope, adding)), ctx.now)
    if ('upload' in photo) await forgetUpload(ctx, accessScope, { id: photo.upload })
    return { ...answer, key, isNew }
  })

/**
 * Sets the order of a car's photos, the first being the cover, with their alt texts and focal points; absent ones are removed, and `undo`
 * restores them. Accepts only photos of the car; refused if the car changed since the expected revision, so that new photos aren't lost.
 */
export const setPhotos = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photos: z.array(z.object({ key: photoKey, alt: photoAltText })).max(200),
      expectedRevision,
    }),
  )
  .mutation(async ({ ctx, input: { id, photos, expectedRevision: expected } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const result = await changePhotos(accessScope.scope, {
      carId: record.id,
      expectedRevision: expected,
      change: ({ images }) => {
        const known = new Set(images.map(fileOf))
        if (photos.some((photo) => !known.has(fileOf(photo)))) return 'One of these photos belongs to another car.'
        return new Set(photos.map(fileOf)).size < photos.length ? 'One of these photos is listed twice.' : photos
      },
      actor: ctx.actor,
      now: ctx.now,
    })
    return requireChangedCar(result, ctx.now)
  })

/**
 * Rotates a photo, blurs parts of it, such as a plate, and crops it. The result replaces the photo, which is withheld; `undo` and
 * `restorePhoto` bring it back. A repeated call doesn't find the old photo and changes nothing.
 */
export const editPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      key: photoKey,
      rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
      crop: picturePart.nullable().default(null),
      blur: z.array(picturePart).max(10).default([]),
    }),
  )
  .mutation(async ({ ctx, input: { id, key, ...edit } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { file, focus } = pictureFocus(key)
    const stored = record.images.some((image) => image.key === key) ? await ctx.files.get(file) : null
    if (!stored) throw notFound('photo')
    const edited = await editImage(stored.bytes, edit)
    if (!edited.ok) throw new CallProblem('BAD_REQUEST', edited.message, { fields: { photo: edited.message } })
    const put = await ctx.files.put('cars', edited.image.bytes, edited.image.contentType)
    // Rotating or cropping invalidates the focal point.
    const next = focus && edit.rotate === 0 && edit.crop === null ? withFocus(put.key, focus) : put.key
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...requireChangedCar(result, ctx.now), key: next }
  })

/** Restores the original of a rotated, cropped or blurred photo. */
export const restorePhoto = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: photoKey }))
  .mutation(async ({ ctx, input: { id, key } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    if (!record.images.some((image) => image.key === key)) throw notFound('photo')
    const { file } = pictureFocus(key)
    const next = (await photoOriginals(accessScope.scope, record.organisationId, [file])).get(file)
    if (next === undefined) throw notFound('photo')
    // Releases the file before a page requests it.
    await ctx.files.release(next)
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...requireChangedCar(result, ctx.now), key: next }
  })

/** Sets a car's history report from an upload, verified to be a PDF; pages offer it where configured (VDP-09). */
export const setReport = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, upload: uploadId }))
  .mutation(async ({ ctx, input: { id, upload } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const arrived = await arrivedFile(ctx, upload, { carId: record.id, kind: 'report' })
    const pdf = await readPdf(ctx.uploads.pathOf(arrived.record.id), largestUpload.report)
    await forgetUpload(ctx, arrived.accessScope, arrived.record)
    if (!pdf.ok) throw new CallProblem('BAD_REQUEST', pdf.message, { fields: { report: pdf.message } })
    const { key } = await ctx.files.put('reports', pdf.bytes, 'application/pdf')
    const { scope, siteIds } = accessScope
    const change = { carId: record.id, changes: { historyFileKey: key }, siteIds, now: ctx.now, actor: ctx.actor }
    return requireChangedCar(await updateCar(scope, change), ctx.now)
  })

/**
 * The cars that files of photos name by stock number, VIN or plate in their paths: one id for a match, several if it is ambiguous, none if
 * it is unknown; the sold and withdrawn cars that the others name; and all these cars with their photos.
 */
export const matchPhotos = procedure
  .permission('stock.edit')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      paths: z.array(z.string().max(1000)).max(mostPhotoFiles),
    }),
  )
  .query(async ({ ctx, input: { organisationId, paths } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const stockScope = { organisationId, scope: accessScope.scope, siteIds: accessScope.siteIds }
    const match = createPhotoFileMatcher(await photoFileCars(stockScope, 'forSale'))
    const matches = paths.map((path) => [...match(path)])
    const matchGone = matches.every((ids) => ids.length > 0) ? null : createPhotoFileMatcher(await photoFileCars(stockScope, 'gone'))
    const goneMatches = paths.map((path, index) => (matches[index]?.length === 0 && matchGone ? [...matchGone(path)] : []))
    return { matches, goneMatches, cars: await photographedCars(stockScope, [...new Set([...matches, ...goneMatches].flat())]) }
  })

/** A car's photos in order, with the car's name and revision, and whether each has an original to restore. */
export const photos = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findEditedCar(ctx.accessScopes, id)
    const { name, revision, historyFileKey, images, organisationId } = record
    const keys = images.map(({ key }) => pictureFocus(key).file)
    const originals = await photoOriginals(accessScope.scope, organisationId, keys)
    const photosOf = images.map((image) => ({ ...image, isEdited: originals.has(pictureFocus(image.key).file) }))
    return { name, revision, historyFileKey, photos: photosOf }
  })
