import type { Actor } from '@forecourt/data/Actor'
import { changePhotos, isPhotoShown, noteOriginal, photoOriginals } from '@forecourt/data/stock/changePhotos'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import type { EditedCar } from '@forecourt/data/stock/getEditedCar'
import { photoAlt } from '@forecourt/rules/stock/photoAlt'
import { largestUpload } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { readPdf } from '@forecourt/services/documents/readPdf'
import { editImage } from '@forecourt/services/images/editImage'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import type { AccessScope } from '../../access/AccessScope'
import type { Context } from '../../Context'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { getOneInput } from '../../listInput'
import { procedure } from '../../procedure'
import { arrivalOrder } from '../../stock/arrivalOrder'
import { carId, expectedRevision } from '../../stock/carInput'
import { arrivedFile, forgetUpload, uploadId } from '../../uploads/arrivedFile'
import { carAnswer } from './carAnswer'
import { findCar, findEditedCar } from './findCar'

const photoAltText = z.string().trim().max(300, 'At most 300 characters.')

/** A photo's key in file storage, with its point of focus where it has one. */
const photoKey = z.string().min(1).max(200)

const share = z.number().min(0).max(1)

/** A part of a picture in shares of its width and height. */
const picturePart = z.object({ left: share, top: share, width: share.gt(0), height: share.gt(0) })

const last = new Map<string, Promise<unknown>>()

/**
 * Does work on the same thing one after another in this process: forty photos of a car that arrive at once would otherwise each hold a
 * connection to the database while they wait for the same row, and leave none to anybody else.
 */
const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}

type Caller = Pick<Context, 'db' | 'now' | 'withholdPicture'> & { readonly actor: Actor }

interface Replacement {
  readonly carId: string
  readonly organisationId: string
  /** Of the photo there is. */
  readonly key: string
  /** Of the one that takes its place. */
  readonly next: string
}

/**
 * Puts a photo into the place of another, with its words, and remembers what it was at first. What no car shows any more, such as a plate
 * that can be read, is withheld from everybody.
 */
const replacePhoto = async (caller: Caller, { scope }: AccessScope, { carId, organisationId, key, next }: Replacement) => {
  await noteOriginal(scope, { organisationId, key: next, from: key })
  const { file } = pictureFocus(key)
  const result = await inTurn(carId, () =>
    changePhotos(scope, {
      carId,
      change: ({ images }) => {
        const isThere = images.some((image) => image.key !== key && pictureFocus(image.key).file === pictureFocus(next).file)
        return isThere ? 'The car has this photo already.' : images.map((image) => (image.key === key ? { ...image, key: next } : image))
      },
      actor: caller.actor,
      now: caller.now,
    }),
  )
  if (result.ok && !(await isPhotoShown(caller.db, file))) await caller.withholdPicture(file)
  return result
}

const refused = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { photo: message } })

/**
 * Adds one photo to a car, sent in parts or fetched from an address, at a place or at the end: looked at, drawn anew without anything but
 * its pixels, the same one stored once. One the car has already stays where it is.
 */
export const addPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photo: z.union([z.object({ upload: uploadId }), z.object({ url: z.string().trim().min(1).max(2000) })]),
      alt: photoAltText.optional(),
      /** 0 makes it the cover. */
      position: z.number().int().min(0).max(100).optional(),
      /** Among those it was chosen with. */
      order: z.object({ batch: z.string().min(1).max(100), index: z.number().int().min(0).max(1000) }).optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, photo, alt, position, order } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    /** Its key once it is stored. */
    const stored = async (): Promise<string> => {
      if ('url' in photo) {
        const fetched = await ctx.fetchPhoto(photo.url)
        if ('key' in fetched) return fetched.key
        throw refused(fetched.fault)
      }
      const arrived = await arrivedFile(ctx, photo.upload, { carId: record.id, kind: 'photo' })
      const prepared = await prepareImage({ path: ctx.uploads.pathOf(arrived.record.id) }, largestUpload.photo)
      if (prepared.ok) return (await ctx.files.put('cars', prepared.image.bytes, prepared.image.contentType)).key
      // The same file again would be no better.
      await forgetUpload(ctx, arrived.accessScope, arrived.record)
      throw refused(prepared.message)
    }
    const key = await stored()
    let isNew = false
    const adding = {
      carId: record.id,
      change: ({ images, name }: EditedCar) => {
        if (images.some((image) => pictureFocus(image.key).file === key)) return images
        isNew = true
        const keys = images.map((image) => pictureFocus(image.key).file)
        const place = order ? arrivalOrder(record.id, order, key, keys) : { position: position ?? images.length, number: images.length }
        return images.toSpliced(place.position, 0, { key, alt: alt || photoAlt(name, place.number) })
      },
      actor: ctx.actor,
      now: ctx.now,
    }
    const answer = carAnswer(await inTurn(record.id, () => changePhotos(accessScope.scope, adding)), ctx.now)
    if ('upload' in photo) await forgetUpload(ctx, accessScope, { id: photo.upload })
    return { ...answer, key, isNew }
  })

/**
 * Puts a car's photos into the order given, the first its cover, with what is said of each and its point of focus; those left out are removed, and can be had
 * back by `undo`. Only photos the car has; what was added since the revision somebody saw is not lost, it is refused.
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
        const fileOf = ({ key }: { readonly key: string }) => pictureFocus(key).file
        const known = new Set(images.map(fileOf))
        if (photos.some((photo) => !known.has(fileOf(photo)))) return 'One of these photos is not this car’s.'
        return new Set(photos.map(fileOf)).size < photos.length ? 'One of these photos is there twice.' : photos
      },
      actor: ctx.actor,
      now: ctx.now,
    })
    return carAnswer(result, ctx.now)
  })

/**
 * Turns a car's photo, makes parts of it unreadable, such as a plate, and crops it. The new picture takes the place of the old, which
 * nobody sees any more and which `undo` and `restorePhoto` bring back. The same call again finds the old one gone and changes nothing.
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
    // What stays in sight is elsewhere in a picture that was turned or cropped.
    const next = focus && edit.rotate === 0 && edit.crop === null ? withFocus(put.key, focus) : put.key
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...carAnswer(result, ctx.now), key: next }
  })

/** Gives a photo back what it was before it was turned, cropped or blurred. */
export const restorePhoto = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: photoKey }))
  .mutation(async ({ ctx, input: { id, key } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    if (!record.images.some((image) => image.key === key)) throw notFound('photo')
    const { file } = pictureFocus(key)
    const next = (await photoOriginals(accessScope.scope, record.organisationId, [file])).get(file)
    if (next === undefined) throw notFound('photo')
    // It is there before a page asks for it.
    await ctx.files.release(next)
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...carAnswer(result, ctx.now), key: next }
  })

/** Gives a car the history report that was sent, once it is sure to be a PDF; pages offer it where they are set to (VDP-09). */
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
    return carAnswer(await updateCar(scope, change), ctx.now)
  })

/** A car's photos in their order, with the name and revision of the car, and whether each can be given back what it was. */
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
