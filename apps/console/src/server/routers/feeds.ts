import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import {
  changeFeedMapping,
  changeStockFeed,
  createStockFeed,
  removeStockFeed,
  renewFeedSecret,
} from '@forecourt/data/stock-feeds/changeStockFeed'
import { fetchSoon } from '@forecourt/data/stock-feeds/dueFeeds'
import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { listFeedFormats, publishFeedFormat, withdrawFeedFormat } from '@forecourt/data/stock-feeds/feedFormats'
import { feedLocations } from '@forecourt/data/stock-feeds/feedLocations'
import { getFeedRun, listFeedRuns, resolveHeldRun, withReasonsNotListed } from '@forecourt/data/stock-feeds/feedRuns'
import { gapsOfRun } from '@forecourt/data/stock-feeds/gapsOfRun'
import { listStockFeeds, mappedFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { fieldOwners, setFieldOwner } from '@forecourt/data/stock-feeds/setFieldOwner'
import { undoImport } from '@forecourt/data/stock-feeds/undoImport'
import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import { applyHeldFile, applyLastFileAgain } from '@forecourt/services/stock-feeds/applyStoredFile'
import { feedMapping, feedMappingSchema } from '@forecourt/services/stock-feeds/FeedMapping'
import { feedSecret } from '@forecourt/services/stock-feeds/feedSecret'
import { previewFile } from '@forecourt/services/stock-feeds/previewFile'
import { feedContext, receiveFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'
import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { publicMapping } from '@forecourt/services/stock-feeds/shared/publicMapping'
import { sharedMapping } from '@forecourt/services/stock-feeds/shared/sharedMapping'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { columnChoices } from '../feeds/columnChoices'
import { feedFileInput, feedSettings, sealedSettings } from '../feeds/feedInput'
import { findFeed, findFeedFile, refuseUnreadable, requireSavedFeed, runInput } from '../feeds/findFeed'
import { unpackedFile } from '../feeds/unpackedFile'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { forecast } from './feeds/forecast'
import { findCar } from './stock/findCar'

/** The feeds of dealerships, with their last runs. */
const getList = procedure
  .permission('feed.read')
  .input(listInput(['name'], {}))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listWithin(ctx, input, async (scope, { page, perPage }, { siteIds }) => {
      const feeds = await listStockFeeds(scope, siteIds)
      return { rows: feeds.slice((page - 1) * perPage, page * perPage), total: feeds.length }
    })
    return { data: rows, total }
  })

/** A feed with the locations that its cars can be at. */
const getOne = procedure
  .permission('feed.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    return { ...feed, locations: await feedLocations(scope, feed.dealershipId) }
  })

/** The choices of a feed: transports, dealerships with locations, car fields, and the JSON Schema of mappings. */
const choices = procedure.permission('stock.edit').query(async ({ ctx }) => {
  const parts = await Promise.all(
    ctx.accessScopes.map(async ({ scope, siteIds }) => {
      const dealerships = await listDealerships(scope, siteIds)
      return Promise.all(dealerships.map(async (dealership) => ({ ...dealership, locations: await feedLocations(scope, dealership.id) })))
    }),
  )
  return {
    kinds: feedKinds,
    dealerships: parts.flat(),
    columns: columnChoices,
    mappingSchema: feedMappingSchema(),
  }
})

/** Creates a feed of a dealership. A fetched one runs within seconds; its first file can be held for review. */
const create = procedure
  .permission('stock.edit')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      dealershipId: z.string().min(1).max(100),
      data: z.object(feedSettings),
      firstIsHeld: z.boolean().default(false),
    }),
  )
  .mutation(async ({ ctx, input: { organisationId, dealershipId, data, firstIsHeld } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const isWithin = accessScope && (await listDealerships(accessScope.scope, accessScope.siteIds)).some(({ id }) => id === dealershipId)
    if (!accessScope || !isWithin) throw notFound('dealership')
    return requireSavedFeed(
      await createStockFeed(accessScope.scope, {
        dealershipId,
        settings: sealedSettings(ctx.secret, data),
        reviewed: !firstIsHeld,
        actor: ctx.actor,
        now: ctx.now,
      }),
      'dealership',
    )
  })

/** Changes a feed's settings; its cars stay. */
const change = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object(feedSettings) }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    return requireSavedFeed(
      await changeStockFeed(scope, { feedId: id, settings: sealedSettings(ctx.secret, data), actor: ctx.actor, now: ctx.now }),
      'feed',
    )
  })

/** Removes a feed and its history; its cars stay. */
const remove = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await removeStockFeed(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })

/** The push URL of a feed, and its secret. */
const pushAddress = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    if (feed.source.kind !== 'push') throw new CallProblem('BAD_REQUEST', 'This feed does not accept pushes.')
    return { address: `${ctx.consoleUrl}/api/stock-feeds/${feed.id}`, secret: feedSecret(ctx.secret, feed) }
  })

/** Rotates a feed's secret: pushes need the new one. */
const renewSecret = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await renewFeedSecret(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })

/** Fetches a feed within seconds, even if its file is unchanged. */
const fetchNow = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await fetchSoon(scope, { feedId: id, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'This feed isn’t fetched: its file is uploaded or pushed.')
    return { id }
  })

/** Imports an uploaded file, previews its effect, or holds it for review. A suspicious one is held until the user confirms it. */
const upload = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      ...feedFileInput,
      /** Whether the file is gzip-compressed, as files of several megabytes are. */
      packed: z.boolean().default(false),
      mode: z.enum(['dry', 'hold', 'apply']),
      /** Whether the file is the complete stock: missing cars are withdrawn. */
      isWhole: z.boolean().default(true),
    }),
  )
  .mutation(async ({ ctx, input: { id, name, data, packed, mode, isWhole } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const sent = Buffer.from(data, 'base64')
    const file = { name, bytes: packed ? await unpackedFile(sent) : sent, madeAt: null }
    const imported = await receiveFeedFile(ctx.db, scope, feed, file, { mode, trigger: 'user', isWhole, actor: ctx.actor, now: ctx.now })
    if (!imported) throw notFound('feed')
    return imported
  })

/**
 * Previews the first rows of a run's file with the given mapping, the feed's own, or one guessed from its headings; with mappings of the
 * organisation's other feeds and published formats for the same headings. Stores nothing.
 */
const preview = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope, siteIds } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    const context = await feedContext(ctx.db, scope, mapping === null ? feed : { ...feed, mapping }, ctx.now)
    const preview = await refuseUnreadable(previewFile(bytes, context))
    const hasMapping = mapping !== null || feed.mapping !== null
    if (hasMapping) return { ...preview, shared: null }
    const [feeds, formats] = [await mappedFeeds(scope, feed, siteIds), await listFeedFormats(scope)]
    return { ...preview, shared: sharedMapping({ feeds, formats }, preview.headings) }
  })

/** Changes a feed's column mapping, from its next file on. */
const map = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), mapping: feedMapping }))
  .mutation(async ({ ctx, input: { id, mapping } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const feed = await changeFeedMapping(scope, { feedId: id, mapping, actor: ctx.actor })
    if (!feed) throw notFound('feed')
    return feed
  })

/** Previews the effect of a run's file on the current stock, with the given mapping or the feed's own. Changes nothing. */
const dryRun = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { name, bytes } = await findFeedFile(scope, id, runId)
    const stored = await getFeedRun(scope, id, runId)
    if (!stored) throw notFound('import')
    const file = { name, bytes, madeAt: null }
    const read = { ...feed, mapping: mapping ?? feed.mapping }
    const found = await receiveFeedFile(ctx.db, scope, read, file, {
      ...{ mode: 'dry', trigger: 'user', isWhole: stored.run.isWhole, actor: ctx.actor, now: ctx.now },
    })
    if (!found) throw notFound('feed')
    return found
  })

/** The rows of a run's file that are invalid or incomplete, as received, with the problem of each: to fix and resend. */
const refusedRows = procedure
  .permission('feed.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    return { csv: await refuseUnreadable(refusedRowsFile(bytes, await feedContext(ctx.db, scope, feed, ctx.now))) }
  })

/** The runs of a feed, newest first. */
const runs = procedure
  .permission('feed.read')
  .input(
    z.object({ id: z.string().min(1).max(100), page: z.int().min(1).max(1000).default(1), perPage: z.int().min(1).max(100).default(25) }),
  )
  .query(async ({ ctx, input: { id, page, perPage } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await listFeedRuns(scope, id, { offset: (page - 1) * perPage, limit: perPage })
    return { data: found.runs, total: found.total }
  })

/** One run with its changes to cars, field by field. */
const run = procedure
  .permission('feed.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope, siteIds } = await findFeed(ctx.accessScopes, id)
    const found = await getFeedRun(scope, id, runId)
    if (!found) throw notFound('import')
    const [changes, gaps] = await Promise.all([
      withReasonsNotListed(scope, found.changes, siteIds, ctx.now),
      gapsOfRun(scope, runId, siteIds),
    ])
    return { ...found, changes, gaps }
  })

/** The original file of a run in base64; stored for thirty days. */
const file = procedure
  .permission('feed.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await storedFeedFile(scope, id, runId)
    if (!found) throw notFound('file')
    return { name: found.name, data: Buffer.from(found.bytes).toString('base64') }
  })

/** Applies a held file to the current stock, as a new run. */
const applyHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyHeldFile(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'This file is no longer waiting.')
    return applied
  })

/** Re-imports the last file of a feed with its current mapping. */
const applyAgain = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyLastFileAgain(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'A newer file came in. Open the newest one.')
    return applied
  })

/** Discards a held file. */
const discardHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await resolveHeldRun(scope, { feedId: id, runId, actor: ctx.actor, now: ctx.now, audit: true })))
      throw new CallProblem('CONFLICT', 'This file is no longer waiting.')
    return { id, runId }
  })

/** Undoes the last import of a feed, and pauses the feed. */
const undo = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const undone = await undoImport(scope, { feedId: id, runId, actor: ctx.actor, now: ctx.now })
    if (!undone) throw notFound('import')
    if (!undone.ok) throw new CallProblem('CONFLICT', undone.message)
    return undone.run
  })

/** A car's feed, and the owner of each field; null for a car without a feed. */
const owners = procedure
  .permission('stock.read')
  .input(z.object({ carId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { carId } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    return fieldOwners(accessScope.scope, carId)
  })

/** Returns a car's field to its feed, whose value applies at once, or reserves it for users. */
const setOwner = procedure
  .permission('stock.edit')
  .input(z.object({ carId: z.string().min(1).max(100), field: z.string().min(1).max(60), owner: z.enum(['feed', 'user']) }))
  .mutation(async ({ ctx, input: { carId, field, owner } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    if (!(await setFieldOwner(accessScope.scope, { carId, field, owner, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'No feed sets this field.')
    return fieldOwners(accessScope.scope, carId)
  })

/** The suppliers' formats offered to every dealer. */
const formats = procedure.onPlatform('catalogue.edit').query(({ ctx }) => listFeedFormats(ctx.db.platform))

/** Publishes a feed's column mapping as a format under its supplier's name, without dealer data; replaces an existing one. */
const publishFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100), name: z.string().trim().min(1, 'Enter the supplier’s name.').max(80) }))
  .mutation(async ({ ctx, input: { id, name } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    const mapping = feedMapping.safeParse(feed.mapping)
    if (!mapping.success)
      throw new CallProblem(
        'BAD_REQUEST',
        'This feed has no column settings of its own. Its headings are already recognised for every dealer.',
      )
    return publishFeedFormat(ctx.db.platform, { name, mapping: publicMapping(mapping.data), actor: ctx.actor, now: ctx.now })
  })

/** Withdraws a supplier's format; feeds that use it continue. */
const withdrawFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await withdrawFeedFormat(ctx.db.platform, { id, actor: ctx.actor }))) throw notFound('format')
    return { id }
  })

export const feedsRouter = router({
  ...{ getList, getOne, choices, create, change, remove, pushAddress, renewSecret, fetchNow },
  ...{ upload, preview, map, dryRun, forecast, refusedRows, runs, run, file, applyHeld, applyAgain, discardHeld, undo, owners, setOwner },
  ...{ formats, publishFormat, withdrawFormat },
})
