import type { Scope } from '@forecourt/data/createDatabase'
import { listMarketDeliveries, sendMarketNow } from '@forecourt/data/market-feeds/marketDeliveries'
import { createMarketFeed, listMarketFeeds, removeMarketFeed, setStoreCodes } from '@forecourt/data/market-feeds/marketFeeds'
import { listMarketTemplates, removeMarketTemplate, saveMarketTemplate } from '@forecourt/data/market-feeds/marketTemplates'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { marketSecret } from '@forecourt/services/market-feeds/delivery/sentSignature'
import { marketFile } from '@forecourt/services/market-feeds/marketFile'
import { marketReport } from '@forecourt/services/market-feeds/marketReport'
import { marketSite } from '@forecourt/services/market-feeds/marketSite'
import { factNames } from '@forecourt/services/market-feeds/template/carFactColumns'
import { marketTemplate, templateNeeds } from '@forecourt/services/market-feeds/template/MarketTemplate'
import { findSiteFormat, siteFormats } from '@forecourt/services/market-feeds/template/siteFormats'
import { templateFormat, templateFormatId } from '@forecourt/services/market-feeds/template/templateFormat'
import { z } from 'zod'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'
import { feedSchedule, fileServer, sealedServer } from '../feeds/feedInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** The id of a marketplace file format. */
const marketFormat = z.string().min(1).max(100)

/** Finds a format of a site by id, including its custom ones. */
const findFormat = async (scope: Scope, siteId: string, id: string) => {
  const format = await findSiteFormat(scope, siteId, id)
  if (!format) throw new CallProblem('BAD_REQUEST', 'This format does not exist.')
  return format
}

/** A custom file. */
const templateInput = z.object({ templateId: z.string().min(1).max(100) })

const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address') }),
  z.object({ kind: z.literal('post'), url: z.url({ protocol: /^https?$/, error: 'Enter a web address.' }).max(2000) }),
  fileServer('sftp', 22, '/in/stock.csv').refine(({ path }) => !path.includes('*'), {
    path: ['path'],
    error: 'Enter one file name without a star.',
  }),
])

/** The editable settings of a custom file. */
const templateSettings = {
  name: z.string().trim().min(1, 'Enter a name for the feed.').max(80),
  document: marketTemplate,
  target,
  schedule: feedSchedule.nullable().default(null),
  debounceMinutes: z.int().min(1, 'At least one minute.').max(1440, 'At most a day.').default(5),
  paused: z.boolean().default(false),
}

/** Formats for a site's stock in its country, including custom ones, each with its address if it is open. */
const list = procedure.onSite('feed.read').query(async ({ ctx, input: { siteId } }) => {
  const open = await listMarketFeeds(ctx.scope, siteId)
  const [host] = ctx.site.hosts
  const country = (await publishedSite(ctx.db, siteId))?.config.identity.country
  // A site's country is known once it is live.
  return (await siteFormats(ctx.scope, siteId))
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .map(({ id, title, help, file, countries }) => {
      const feed = open.find(({ format }) => format === id)
      return {
        ...{ id, title, help, file, countries },
        address: feed && host !== undefined ? `${ctx.originOf(host)}/feeds/${feed.secret}/${file}` : null,
        storeCodes: feed?.storeCodes ?? {},
        openedBy: feed?.author ?? null,
        openedAt: feed?.createdAt ?? null,
      }
    })
})

/** Opens a site's stock file for a marketplace at a secret address; opening it again replaces the address. */
const open = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat }))
  .mutation(async ({ ctx, input: { siteId, format: formatId } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const [host] = ctx.site.hosts
    if (host === undefined) throw new CallProblem('BAD_REQUEST', 'Give the site a host name first. The feed needs an address.')
    const feed = await createMarketFeed(ctx.scope, { siteId, format: format.id, title: format.title, actor: ctx.actor })
    if (!feed) throw notFound('site')
    return { address: `${ctx.originOf(host)}/feeds/${feed.secret}/${format.file}` }
  })

const code = z
  .string()
  .trim()
  .min(1)
  .max(64, 'A store code has at most 64 characters.')
  .regex(/^[^\s:,;]+$/, 'A store code can’t contain spaces or “:”, “,” or “;”.')

/** Sets the names by which a marketplace knows the locations. */
const stores = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat, storeCodes: z.record(z.string().max(100), code) }))
  .mutation(async ({ ctx, input: { siteId, format: formatId, storeCodes } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const feed = await setStoreCodes(ctx.scope, { siteId, format: format.id, title: format.title, storeCodes, actor: ctx.actor })
    if (!feed) throw new CallProblem('BAD_REQUEST', 'Turn on the feed first.')
    return { storeCodes: feed.storeCodes }
  })

/** Closes a file: its address returns not found. */
const close = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat }))
  .mutation(async ({ ctx, input: { siteId, format: formatId } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    if (!(await removeMarketFeed(ctx.scope, { siteId, format: format.id, title: format.title, actor: ctx.actor })))
      throw new CallProblem('BAD_REQUEST', 'It isn’t turned on.')
    return { id: format.id }
  })

const maxReportRows = 500

/**
 * The cars in a marketplace's file, and why others are left out, by the file's own rules. The listed cars can be filtered by missing field
 * and name.
 */
const report = procedure
  .onSite('feed.read')
  .input(z.object({ format: marketFormat, reason: z.string().max(200).nullable().default(null), query: z.string().max(100).default('') }))
  .query(async ({ ctx, input: { siteId, format: formatId, reason, query } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const open = await listMarketFeeds(ctx.scope, siteId)
    const market = await marketSite(ctx, siteId, open.find((feed) => feed.format === format.id)?.storeCodes ?? {})
    if (!market) throw new CallProblem('BAD_REQUEST', 'The site isn’t live, so its cars aren’t sent anywhere.')
    const report = await marketReport(ctx.db, format, market, { max: maxReportRows, reason, query })
    return { ...report, places: market.locations.map(({ id, name, slug }) => ({ id, name, slug })) }
  })

/** The custom files of a site's stock, with their targets and last deliveries. */
const templates = procedure.onSite('feed.read').query(async ({ ctx, input: { siteId } }) =>
  (await listMarketTemplates(ctx.scope, siteId)).map(({ document, deliveredHash: _hash, ...template }) => ({
    ...template,
    document: marketTemplate.parse(document),
    format: templateFormatId(template.id),
  })),
)

/** The choices of a custom file: car fields, conditions, and the JSON Schema of such files. */
const templateChoices = procedure
  .permission('feed.read')
  .query(() => ({ facts: factNames, needs: templateNeeds, schema: z.toJSONSchema(marketTemplate, { io: 'input' }) }))

/** The length of a file's preview. Characters. */
const maxCharacters = 20_000

/** Previews the beginning of a template's file with the site's current cars. Stores nothing. */
const previewTemplate = procedure
  .onSite('feed.read')
  .input(z.object({ document: marketTemplate }))
  .query(async ({ ctx, input: { siteId, document } }) => {
    const market = await marketSite(ctx, siteId, {})
    if (!market) throw new CallProblem('BAD_REQUEST', 'The site isn’t live, so its cars aren’t sent anywhere.')
    let text = ''
    for await (const part of marketFile(ctx.db, templateFormat('preview', 'preview', document), market, () => {})) {
      text += part
      if (text.length > maxCharacters) break
    }
    return { text: text.slice(0, maxCharacters), isWhole: text.length <= maxCharacters }
  })

/** Creates or changes a custom stock file; one with a target is sent at once. */
const saveTemplate = procedure
  .onSite('stock.edit')
  .input(z.object({ templateId: z.string().min(1).max(100).nullable(), data: z.object(templateSettings) }))
  .mutation(async ({ ctx, input: { siteId, templateId, data } }) => {
    const { target, ...others } = data
    const { server, ...sealed } = target.kind === 'sftp' ? sealedServer(ctx.secret, target) : { server: target }
    const settings = { ...others, target: server, ...sealed }
    const saved = await saveMarketTemplate(ctx.scope, { siteId, templateId, settings, actor: ctx.actor, now: ctx.now })
    if (!saved) throw notFound('file')
    if (!saved.ok) throw refusedFields(saved.fields)
    return { id: saved.template.id }
  })

/** Removes a custom stock file: it is no longer sent, and its address returns not found. */
const removeTemplate = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .mutation(async ({ ctx, input: { siteId, templateId } }) => {
    if (!(await removeMarketTemplate(ctx.scope, { siteId, templateId, format: templateFormatId(templateId), actor: ctx.actor })))
      throw notFound('file')
    return { id: templateId }
  })

/** Sends a custom stock file within seconds, even if unchanged. */
const sendTemplate = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .mutation(async ({ ctx, input: { siteId, templateId } }) => {
    if (!(await sendMarketNow(ctx.scope, { siteId, templateId, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'This feed isn’t sent. It is fetched from its address.')
    return { id: templateId }
  })

const maxDeliveries = 50

/** The last deliveries of a file, newest first, and its signing secret. */
const deliveries = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .query(async ({ ctx, input: { siteId, templateId } }) => {
    const template = (await listMarketTemplates(ctx.scope, siteId)).find(({ id }) => id === templateId)
    if (!template) throw notFound('file')
    return { sent: await listMarketDeliveries(ctx.scope, templateId, maxDeliveries), secret: marketSecret(ctx.secret, templateId) }
  })

export const marketsRouter = router({
  ...{ list, open, stores, close, report },
  ...{ templates, templateChoices, previewTemplate, saveTemplate, removeTemplate, sendTemplate, deliveries },
})
