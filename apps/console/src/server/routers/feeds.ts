import type { Scope } from '@forecourt/data/createDatabase'
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
import { feedPlaces } from '@forecourt/data/stock-feeds/feedPlaces'
import { getFeedRun, listFeedRuns, settleHeldRun } from '@forecourt/data/stock-feeds/feedRuns'
import { fieldOwners, giveField } from '@forecourt/data/stock-feeds/giveField'
import { listStockFeeds, taughtFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { undoImport } from '@forecourt/data/stock-feeds/undoImport'
import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import { applyHeldFile, applyLastFileAgain } from '@forecourt/services/stock-feeds/applyKeptFile'
import { feedMapping, feedMappingSchema } from '@forecourt/services/stock-feeds/FeedMapping'
import { feedSecret } from '@forecourt/services/stock-feeds/feedSecret'
import { previewFile } from '@forecourt/services/stock-feeds/previewFile'
import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { publicMapping } from '@forecourt/services/stock-feeds/shared/publicMapping'
import { sharedMapping } from '@forecourt/services/stock-feeds/shared/sharedMapping'
import { feedContext, takeFeedFile } from '@forecourt/services/stock-feeds/takeFeedFile'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { columnChoices } from '../feeds/columnChoices'
import { feedFileInput, feedSettings, sealedSettings } from '../feeds/feedInput'
import { feedAnswer, findFeed, readable } from '../feeds/findFeed'
import { unpackedFile } from '../feeds/unpackedFile'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { findCar } from './stock/findCar'

/** The file of a run, while it is kept. */
const findFeedFile = async (scope: Scope, feedId: string, runId: string) => {
  const file = await storedFeedFile(scope, feedId, runId)
  if (!file) throw notFound('file')
  return file
}

/** A run of a feed. */
const runInput = z.object({ id: z.string().min(1).max(100), runId: z.string().min(1).max(100) })

/** Where dealerships' cars come from by themselves, with what came last. */
const getList = procedure
  .permission('stock.read')
  .input(listInput(['name'], {}))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listWithin(ctx, input, async (scope, { page, perPage }, { siteIds }) => {
      const feeds = await listStockFeeds(scope, siteIds)
      return { rows: feeds.slice((page - 1) * perPage, page * perPage), total: feeds.length }
    })
    return { data: rows, total }
  })

/** A feed with the locations its cars can stand at. */
const getOne = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    return { ...feed, places: await feedPlaces(scope, feed.dealershipId) }
  })

/** What a feed can be made of: ways its file comes, dealerships with their locations, the fields of a car, and the JSON Schema of mappings. */
const choices = procedure.permission('stock.edit').query(async ({ ctx }) => {
  const parts = await Promise.all(
    ctx.accessScopes.map(async ({ scope, siteIds }) => {
      const dealerships = await listDealerships(scope, siteIds)
      return Promise.all(dealerships.map(async (dealership) => ({ ...dealership, places: await feedPlaces(scope, dealership.id) })))
    }),
  )
  return {
    kinds: feedKinds,
    dealerships: parts.flat(),
    columns: columnChoices,
    mappingSchema: feedMappingSchema(),
  }
})

/** Adds a feed to a dealership. One that is fetched is fetched within seconds; its first file can wait until a person has seen it. */
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
    return feedAnswer(
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

/** Changes what a feed is and does; the cars it brought stay. */
const change = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object(feedSettings) }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    return feedAnswer(
      await changeStockFeed(scope, { feedId: id, settings: sealedSettings(ctx.secret, data), actor: ctx.actor, now: ctx.now }),
      'feed',
    )
  })

/** Removes a feed and its history; the cars it brought stay. */
const remove = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await removeStockFeed(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })

/** Where a dealer's system pushes cars to, and the secret it sends with them. */
const pushAddress = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    if (feed.source.kind !== 'push') throw new CallProblem('BAD_REQUEST', 'Nobody pushes to this feed.')
    return { address: `${ctx.consoleUrl}/api/stock-feeds/${feed.id}`, secret: feedSecret(ctx.secret, feed) }
  })

/** Ends the secret of a feed: whoever pushes needs the new one. */
const renewSecret = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await renewFeedSecret(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })

/** Has a feed fetched within seconds, whether or not its file changed. */
const fetchNow = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await fetchSoon(scope, { feedId: id, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'Nobody fetches this feed: its file is uploaded or pushed.')
    return { id }
  })

/** Takes a file a person chose into the stock, says what it would do, or keeps it to be looked at. One that looks wrong is held until they say so. */
const upload = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      ...feedFileInput,
      /** Whether it was compressed by gzip on its way: a file of several megabytes is. */
      packed: z.boolean().default(false),
      mode: z.enum(['dry', 'hold', 'apply']),
      isWhole: z.boolean().default(true),
    }),
  )
  .mutation(async ({ ctx, input: { id, name, data, packed, mode, isWhole } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const sent = Buffer.from(data, 'base64')
    const file = { name, bytes: packed ? await unpackedFile(sent) : sent, madeAt: null }
    const taken = await takeFeedFile(ctx.db, scope, feed, file, { mode, trigger: 'person', isWhole, actor: ctx.actor, now: ctx.now })
    if (!taken) throw notFound('feed')
    return taken
  })

/** What becomes of the first rows of a run's file: by the mapping sent, the feed's own, or what is known of its headings; with how another feed of the business, or a format staff published, reads the same headings. Nothing is kept. */
const preview = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope, siteIds } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    const context = await feedContext(ctx.db, scope, mapping === null ? feed : { ...feed, mapping }, ctx.now)
    const preview = await readable(previewFile(bytes, context))
    const isTaught = mapping !== null || feed.mapping !== null
    if (isTaught) return { ...preview, shared: null }
    const [feeds, formats] = [await taughtFeeds(scope, feed, siteIds), await listFeedFormats(scope)]
    return { ...preview, shared: sharedMapping({ feeds, formats }, preview.headings) }
  })

/** Changes how a feed's columns are read, from its next file on. */
const map = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), mapping: feedMapping }))
  .mutation(async ({ ctx, input: { id, mapping } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const feed = await changeFeedMapping(scope, { feedId: id, mapping, actor: ctx.actor })
    if (!feed) throw notFound('feed')
    return feed
  })

/** What the file of a run would do to the stock as it is now, by the mapping sent or the feed's own. Nothing is changed. */
const dryRun = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { name, bytes } = await findFeedFile(scope, id, runId)
    const kept = await getFeedRun(scope, id, runId)
    if (!kept) throw notFound('import')
    const file = { name, bytes, madeAt: null }
    const read = { ...feed, mapping: mapping ?? feed.mapping }
    const found = await takeFeedFile(ctx.db, scope, read, file, {
      ...{ mode: 'dry', trigger: 'person', isWhole: kept.run.isWhole, actor: ctx.actor, now: ctx.now },
    })
    if (!found) throw notFound('feed')
    return found
  })

/** The rows of a run's file that give no car or miss a field, as they came, with what is wrong with each: to be mended and sent again. */
const refusedRows = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    return { csv: await readable(refusedRowsFile(bytes, await feedContext(ctx.db, scope, feed, ctx.now))) }
  })

/** What came of a feed's files, newest first. */
const runs = procedure
  .permission('stock.read')
  .input(
    z.object({ id: z.string().min(1).max(100), page: z.int().min(1).max(1000).default(1), perPage: z.int().min(1).max(100).default(25) }),
  )
  .query(async ({ ctx, input: { id, page, perPage } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await listFeedRuns(scope, id, { offset: (page - 1) * perPage, limit: perPage })
    return { data: found.runs, total: found.total }
  })

/** One run with what it did to cars, field by field. */
const run = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await getFeedRun(scope, id, runId)
    if (!found) throw notFound('import')
    return found
  })

/** The file of a run as it came, in base64; it is kept for thirty days. */
const file = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await storedFeedFile(scope, id, runId)
    if (!found) throw notFound('file')
    return { name: found.name, data: Buffer.from(found.bytes).toString('base64') }
  })

/** Applies a file that waits for a person, as it looks today: a run of its own, beside the one that waited. */
const applyHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyHeldFile(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'That file doesn’t wait any more.')
    return applied
  })

/** Reads the last file of a feed once more by its mapping of today, and applies what that changes. */
const applyAgain = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyLastFileAgain(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'Another file came since: open the newest one.')
    return applied
  })

/** Lets a file go that waits for a person: nothing of it is applied. */
const discardHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await settleHeldRun(scope, { feedId: id, runId, actor: ctx.actor, now: ctx.now, audit: true })))
      throw new CallProblem('CONFLICT', 'That file doesn’t wait any more.')
    return { id, runId }
  })

/** Takes back everything the last import of a feed did, and pauses the feed. */
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

/** The feed a car comes from, and who has the say in each of its fields; null for a car of no feed. */
const owners = procedure
  .permission('stock.read')
  .input(z.object({ carId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { carId } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    return fieldOwners(accessScope.scope, carId)
  })

/** Gives a field of a car back to its feed, whose value it takes at once, or keeps it for people. */
const give = procedure
  .permission('stock.edit')
  .input(z.object({ carId: z.string().min(1).max(100), field: z.string().min(1).max(60), owner: z.enum(['feed', 'person']) }))
  .mutation(async ({ ctx, input: { carId, field, owner } }) => {
    const { accessScope } = await findCar(ctx.accessScopes, carId)
    if (!(await giveField(accessScope.scope, { carId, field, owner, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'No feed has a say in that.')
    return fieldOwners(accessScope.scope, carId)
  })

/** The suppliers' formats that every dealer is offered. */
const formats = procedure.onPlatform('catalogue.edit').query(({ ctx }) => listFeedFormats(ctx.db.platform))

/** Gives every dealer how a feed's columns are read, under its supplier's name and without anything of the dealer; what that name had is replaced. */
const publishFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100), name: z.string().trim().min(1, 'Say whose format it is.').max(80) }))
  .mutation(async ({ ctx, input: { id, name } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    const taught = feedMapping.safeParse(feed.mapping)
    if (!taught.success) throw new CallProblem('BAD_REQUEST', 'This feed was taught nothing: its headings are known to every dealer.')
    return publishFeedFormat(ctx.db.platform, { name, mapping: publicMapping(taught.data), actor: ctx.actor, now: ctx.now })
  })

/** Offers a supplier's format to nobody any more; feeds that took it go on. */
const withdrawFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await withdrawFeedFormat(ctx.db.platform, { id, actor: ctx.actor }))) throw notFound('format')
    return { id }
  })

export const feedsRouter = router({
  ...{ getList, getOne, choices, create, change, remove, pushAddress, renewSecret, fetchNow },
  ...{ upload, preview, map, dryRun, refusedRows, runs, run, file, applyHeld, applyAgain, discardHeld, undo, owners, give },
  ...{ formats, publishFormat, withdrawFormat },
})
