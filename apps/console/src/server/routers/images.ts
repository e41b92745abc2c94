import { getImage, updateImage } from '@forecourt/data/images/addImage'
import { listImages, listSharedImages } from '@forecourt/data/images/listImages'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'
import { imageInput, sentImage } from '../images/sentImage'
import { imagePage, storeImage } from '../images/storeImage'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

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

export const imagesRouter = router({ getList, shared, upload, update })
