import { randomUUID } from 'node:crypto'
import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { hasRun } from '@forecourt/data/stock-feeds/feedRuns'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { largestStoredFile } from '@forecourt/rules/stock/uploadLimits'
import { correctedFile } from '@forecourt/services/stock-feeds/correctedRecords'
import type { FeedContext } from '@forecourt/services/stock-feeds/FeedContext'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { mostHeadings } from '@forecourt/services/stock-feeds/FeedRecords'
import { type FirstStock, firstStock } from '@forecourt/services/stock-feeds/firstStock'
import { previewFile } from '@forecourt/services/stock-feeds/previewFile'
import { receiveFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'
import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { maxSplitLength } from '@forecourt/services/stock-feeds/tableRows'
import { z } from 'zod'
import { base64Input } from '../../base64Input'
import type { Context } from '../../Context'
import { refuseUnreadable } from '../../feeds/findFeed'
import { unpackedFile } from '../../feeds/unpackedFile'
import { procedure } from '../../procedure'

const row = z.int().min(1).max(2_000_000)

/** A new dealer's stock file as stored in the answers. */
export const stockInput = {
  file: base64Input(
    'The file is too large to upload here. Leave it out, and add it under Imports once the dealer is set up.',
    largestStoredFile,
  ),
  mapping: feedMapping.nullable().default(null),
  corrections: z
    .array(
      z.union([
        z.object({ row, heading: z.string().min(1).max(400), value: z.string().max(500) }),
        z.object({ row, cells: z.array(z.string().max(maxSplitLength)).max(mostHeadings).readonly() }),
      ]),
    )
    .max(500, 'At most 500 cells can be corrected here. Correct the file itself and upload it again.')
    .default([]),
  priceType: z.enum(['driveAway', 'egc', 'unknown', 'ask']).default('ask'),
}

const ownTexts = z.array(z.string().max(200)).max(100)

/** A stock file with the locations of its cars, the main location first; `places` are the names by which the file may call each. */
const stockFileInput = z.object({
  ...stockInput,
  country: z.enum(['AU', 'NZ']).default('AU').describe('Choose the currency of the prices.'),
  places: z
    .array(z.array(z.string().max(120)).max(2))
    .min(1)
    .max(31),
  own: z
    .object({ contacts: ownTexts, streets: ownTexts, names: ownTexts })
    .default({ contacts: [], streets: [], names: [] })
    .describe('What the dealer will publish about itself. Other details are left out of comments.'),
})

/** Decodes a stock file from the answers: base64, gzip-compressed or not. */
export const storedFile = async (file: string): Promise<Buffer> => {
  const bytes = Buffer.from(file, 'base64')
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpackedFile(bytes) : bytes
}

/** The context to read a stock file before the dealer exists: a location's id is its index in the list. */
export const stockFileContext = async (
  db: Database,
  { mapping, corrections, priceType, country, places, own }: z.infer<typeof stockFileInput>,
  now: string,
): Promise<FeedContext> => ({
  ...{ dealershipId: '', locationId: '0', country, now, newId: randomUUID, mapping, corrections },
  ...(priceType !== 'ask' && priceType !== 'unknown' && { priceType }),
  // The dealer has no users yet.
  own: { ...own, staff: [] },
  places: places.map((called, index) => ({ locationId: String(index), called })),
  makes: await listKnownMakes(db),
})

const emptyStock: FirstStock = {
  rows: 0,
  cars: 0,
  names: [],
  carsByLocation: {},
  withoutPlate: {},
  unpriced: 0,
  problems: [],
  unreadable: [],
}

/** Previews a stock file before the dealer exists: columns, first rows, unknown values, and the cars it would add. */
export const checkStock = procedure
  .onPlatform('site.create')
  .input(stockFileInput)
  .query(async ({ ctx, input }) => {
    const [bytes, context] = [await storedFile(input.file), await stockFileContext(ctx.db, input, ctx.now)]
    const preview = await refuseUnreadable(previewFile(bytes, context))
    return { preview, adds: preview.problem === null ? await refuseUnreadable(firstStock(bytes, context)) : emptyStock }
  })

/** The invalid rows of a stock file, as received, each with its problem: to fix and resend. */
export const refusedStock = procedure
  .onPlatform('site.create')
  .input(stockFileInput)
  .query(async ({ ctx, input }) => ({
    csv: await refuseUnreadable(refusedRowsFile(await storedFile(input.file), await stockFileContext(ctx.db, input, ctx.now))),
  }))

/**
 * Imports a new dealer's stock file through the feed created with the dealer. Idempotent: a feed that imported a file before, or was
 * removed since, is skipped.
 */
export const importFirstStock = async (
  { db, now, actor }: Context & { readonly actor: Actor },
  {
    feedId,
    organisationId,
    stock,
  }: { readonly feedId: string; readonly organisationId: string; readonly stock: OnboardingAnswers['stock'] },
): Promise<void> => {
  if (stock.file === '') return
  const scope = db.forOrganisation(organisationId)
  const feed = await getStockFeed(scope, feedId, null)
  if (!feed || (await hasRun(scope, feedId))) return
  const { headingsRow } = feedMapping.safeParse(stock.mapping).data ?? {}
  const bytes = await refuseUnreadable(correctedFile(await storedFile(stock.file), stock.corrections, { headingsRow }))
  const name = stock.corrections.length === 0 ? stock.fileName : `${stock.fileName.replace(/\.\w{1,5}$/, '')} (corrected).csv`
  // A user has reviewed its effect in the wizard, so it isn't held for review.
  await receiveFeedFile(db, scope, feed, { name, bytes, madeAt: null }, { mode: 'forced', trigger: 'user', isWhole: true, actor, now })
}
