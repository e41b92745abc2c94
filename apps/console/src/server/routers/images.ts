import { getImage, updateImage } from '@forecourt/data/images/addImage'
import { listImages, listSharedImages } from '@forecourt/data/images/listImages'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'
import { imageInput, sentImage } from '../images/sentImage'
import { imagePage, storeImage } from '../images/storeImage'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { findEditedCar } from './stock/findCar'

/** The pictures of the library, newest first. */
const getList = procedure
  .permission('site.edit')
  .input(listInput(['createdAt'], { q: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listWithin(ctx, input, (scope, query, { siteIds }) => listImages(scope, query, siteIds))
    return { data: rows, total }
  })

/** The pictures shared by the layers beneath a site, newest first. */
const shared = procedure
  .onSite('site.edit')
  .input(imagePage)
  .query(async ({ ctx, input: { siteId, q, ...page } }) => {
    const found = await listSharedImages(ctx.scope, siteId, { ...page, filter: { q } })
    if (!found) throw notFound('site')
    return { data: found.rows, total: found.total }
  })

/** Adds a picture to an organisation's library. */
const upload = procedure
  .permission('site.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), siteId: z.string().max(100).optional(), ...sentImage }))
  .mutation(async ({ ctx, input: { organisationId, siteId: requestedSiteId, ...sent } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const owner = { organisationId, layerId: null }
    // A user of single sites adds pictures for one of theirs.
    const siteId = accessScope?.siteIds?.find((each) => each === requestedSiteId) ?? accessScope?.siteIds?.[0] ?? null
    const image = accessScope && (await storeImage({ ...ctx, scope: accessScope.scope, owner, siteId }, sent))
    if (!image) throw notFound('organisation')
    return image
  })

const longestName = 120
const longestAlt = 240

/**
 * Copies a photo of a car to its organisation's library, so that an offer or post keeps it when the car's own photo is changed or removed.
 * Idempotent.
 */
const addCarPhoto = procedure
  .permission('site.edit')
  .input(z.object({ carId: z.string().min(1).max(100), key: z.string().min(1).max(200) }))
  .mutation(async ({ ctx, input: { carId, key } }) => {
    const { accessScope, record } = await findEditedCar(ctx.accessScopes, carId)
    const photo = record.images.find((image) => image.key === key)
    const { file, focus } = pictureFocus(key)
    const stored = photo ? await ctx.files.get(file) : null
    if (!photo || !stored) throw notFound('photo')
    const { scope, siteIds } = accessScope
    const owner = { organisationId: record.organisationId, layerId: null }
    const alt = photo.alt.slice(0, longestAlt)
    const image = await storeImage(
      { ...ctx, scope, owner, siteId: siteIds?.[0] ?? null },
      {
        ...{ name: (photo.alt || record.name).slice(0, longestName), alt, data: Buffer.from(stored.bytes).toString('base64') },
        ...{ focalX: (focus?.x ?? 50) / 100, focalY: (focus?.y ?? 50) / 100 },
      },
    )
    if (!image) throw notFound('photo')
    return image
  })

/** Changes the metadata of a picture. */
const update = procedure
  .permission('site.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object(imageInput).partial() }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => getImage(scope, id, siteIds))
    const image = found && (await updateImage(found.accessScope.scope, { id, changes: data, actor: ctx.actor }))
    if (!image) throw notFound('picture')
    return image
  })

export const imagesRouter = router({ getList, shared, upload, addCarPhoto, update })
