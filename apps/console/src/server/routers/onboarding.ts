import type { Actor } from '@forecourt/data/Actor'
import { appendAudit } from '@forecourt/data/audit/appendAudit'
import { createDealer } from '@forecourt/data/onboarding/createDealer'
import { discardOnboarding, reviveOnboarding } from '@forecourt/data/onboarding/endOnboarding'
import { finishOnboardings, peopleToInvite } from '@forecourt/data/onboarding/finishOnboardings'
import { getOnboarding, listOnboardings } from '@forecourt/data/onboarding/getOnboarding'
import { isSlugFree, onboardingChoices } from '@forecourt/data/onboarding/onboardingChoices'
import { onboardingState } from '@forecourt/data/onboarding/onboardingState'
import { auditOldSiteImport, saveOnboarding } from '@forecourt/data/onboarding/saveOnboarding'
import { draftWarnings } from '@forecourt/data/publishing/draftWarnings'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import type { Point } from '@forecourt/rules/entities/Location'
import { hoursPerDay } from '@forecourt/rules/hours/hoursProblems'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { shownTarget } from '@forecourt/rules/leads/delivery/targetSecrets'
import { normaliseBusinessNumber } from '@forecourt/rules/menus/businessNumberText'
import { isPlatformHost } from '@forecourt/rules/onboarding/isPlatformHost'
import {
  crmKinds,
  invitedRoles,
  type OnboardingAnswers,
  type OnboardingLogo,
  type OnboardingPlace,
  onboardingSteps,
  ownDetailsIn,
  placeNames,
  usualWeeks,
} from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { OldPage } from '@forecourt/rules/onboarding/old-site/OldSite'
import { parseOldSite as readPages } from '@forecourt/rules/onboarding/old-site/parseOldSite'
import { onboardingChecklist } from '@forecourt/rules/onboarding/onboardingChecklist'
import { firstUnfinishedStep, onboardingStepProblems, type StepFacts } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { isDocument, type RichDocument } from '@forecourt/schema/rich-text/RichText'
import { financeProviders } from '@forecourt/schema/sections/finance'
import { sealTarget } from '@forecourt/services/destinations/sealedTarget'
import { FetchFault } from '@forecourt/services/http/fetchPublic'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { fetchOldPages } from '@forecourt/services/old-site/fetchOldPages'
import { unpackOldPages } from '@forecourt/services/old-site/unpackOldPages'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { firstStock } from '@forecourt/services/stock-feeds/firstStock'
import { exampleStockCsv } from '@forecourt/services/stock-import/stockColumns'
import { z } from 'zod'
import type { Context } from '../Context'
import { blockingProblems } from '../compliance/refuseUnlawful'
import { revision } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { columnChoices } from '../feeds/columnChoices'
import { feedFileInput } from '../feeds/feedInput'
import { pictureFile, sentImage } from '../images/sentImage'
import { imageFolder } from '../images/storeImage'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { checkStock, importFirstStock, refusedStock, stockFileContext, stockInput, storedFile } from './onboarding/firstStock'

const text = (longest: number) => z.string().max(longest)

/** A time of day as HH:MM; null if closed. */
const time = z
  .string()
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .nullable()

const place = {
  street: text(120),
  suburb: text(80),
  postcode: text(10),
  state: text(40),
  phone: text(40),
  email: text(120),
  week: z.enum(usualWeeks),
  hours: z
    .array(z.object({ weekday: z.int().min(0).max(6), status: z.enum(['Open', 'Closed']), open: time, close: time }))
    // A day can have several opening times.
    .max(7 * hoursPerDay)
    .optional(),
  hoursText: text(400).optional(),
}

/** The answers so far. Only their shape is checked; the rules decide whether a step is complete. */
const answersInput = z.object({
  business: z.object({
    name: text(200),
    country: z.enum(['AU', 'NZ']),
    licence: text(60),
    legalName: text(120).default(''),
    businessNumber: text(40).default('').transform(normaliseBusinessNumber),
  }),
  brands: z.object({
    makes: z.array(text(40)).max(60),
    manufacturer: text(60),
    hasService: z.boolean().default(false),
    hasParts: z.boolean().default(false),
  }),
  place: z.object({
    ...place,
    others: z
      .array(z.object({ ...place, name: text(120) }))
      .max(30)
      .default([]),
  }),
  address: z.object({ slug: text(60), domain: text(253), facebook: text(200).default(''), instagram: text(200).default('') }),
  look: z.object({
    template: text(60),
    brandColour: text(20),
    logo: z
      .object({ key: text(200), name: text(120), width: z.number().int(), height: z.number().int(), bytes: z.number().int() })
      .nullable()
      .default(null),
  }),
  stock: z.object({ fileName: text(200), ...stockInput }),
  finance: z.object({
    provider: z.enum(financeProviders),
    rate: text(10).default(''),
    comparisonRate: text(10).default(''),
    showsEstimate: z.boolean().default(true),
  }),
  leads: z.object({
    emails: z.array(text(120)).max(20),
    crm: z
      .object({
        name: text(80),
        target: z
          .object({ kind: z.literal(crmKinds) })
          .catchall(z.union([text(2000), z.boolean(), z.null(), z.array(text(120)).max(10)])) as unknown as z.ZodType<DestinationTarget>,
      })
      .nullable()
      .default(null),
  }),
  people: z
    .object({ invited: z.array(z.object({ name: text(120), email: text(120), role: z.enum(invitedRoles) })).max(20) })
    .default({ invited: [] }),
  oldSite: z
    .object({
      texts: z
        .array(
          z.object({
            path: z
              .string()
              .max(120)
              .regex(/^(\/[a-z0-9-]+)+$/),
            title: text(80).min(1),
            text: z.custom<RichDocument>((value) => isDocument(value) && validateDocument(value), 'Enter text.'),
          }),
        )
        .max(40),
    })
    .default({ texts: [] }),
})

/** Answers with another target of the CRM; unchanged without a CRM. */
const withTarget = (answers: OnboardingAnswers, change: (target: DestinationTarget) => DestinationTarget): OnboardingAnswers => {
  const { crm } = answers.leads
  return crm ? { ...answers, leads: { ...answers.leads, crm: { ...crm, target: change(crm.target) } } } : answers
}

const addressKey = ({ street, postcode }: OnboardingPlace) => `${street} ${postcode}`

/** Counts the cars in a dealer's file; none if it can't be read. */
const countReadableCars = async ({ db, now }: Context, answers: OnboardingAnswers): Promise<StepFacts> => {
  const { country } = answers.business
  const input = {
    ...answers.stock,
    country,
    corrections: [...answers.stock.corrections],
    places: placeNames(answers),
    own: ownDetailsIn(answers),
  }
  const mapping = feedMapping.nullable().parse(input.mapping)
  try {
    const { cars, unpriced } = await firstStock(await storedFile(input.file), await stockFileContext(db, { ...input, mapping }, now))
    return { carsRead: cars, carsUnpriced: unpriced }
  } catch (error) {
    if (error instanceof FeedFault) return { carsRead: 0 }
    throw error
  }
}

/** Creates the dealer of an onboarding as a draft, or returns the existing one. Refused while answers are missing. */
const createOnboardedDealer = async (ctx: Context & { readonly actor: Actor }, id: string) => {
  const onboarding = await getOnboarding(ctx.db, id)
  if (!onboarding) throw notFound('onboarding')
  const { answers, siteId } = onboarding
  const facts = siteId || answers.stock.file === '' ? {} : await countReadableCars(ctx, answers)
  const unfinished = siteId ? null : firstUnfinishedStep(answers, facts)
  if (unfinished)
    throw new CallProblem('BAD_REQUEST', 'Some answers are still missing.', {
      fields: { step: unfinished, ...onboardingStepProblems(answers, unfinished, facts) },
    })

  const { domain } = answers.address
  if (!siteId && domain !== '' && isPlatformHost(domain, { suffix: ctx.siteHostSuffix, consoleHost: new URL(ctx.consoleUrl).hostname }))
    throw new CallProblem('BAD_REQUEST', `${domain} belongs to the platform.`, { fields: { step: 'address' } })

  const { country } = answers.business
  const points = new Map<string, Point | null>()
  if (!siteId)
    for (const place of [answers.place, ...answers.place.others])
      points.set(addressKey(place), await ctx.geocoder.locate({ ...place, country }))
  const created = await createDealer(ctx.db, {
    id,
    hostOf: (slug) => `${slug}.${ctx.siteHostSuffix}`,
    pointOf: (place) => points.get(addressKey(place)) ?? null,
    actor: ctx.actor,
    now: ctx.now,
  })
  if (!created.ok)
    throw new CallProblem(created.reason === 'notFound' ? 'NOT_FOUND' : 'CONFLICT', created.message, { fields: { step: 'address' } })
  await importFirstStock(ctx, { feedId: id, organisationId: created.organisationId, stock: answers.stock })
  return created
}

/** Onboardings in progress. */
const getList = procedure.onPlatform('site.create').query(async ({ ctx }) => {
  const onboardings = await listOnboardings(ctx.db)
  return {
    data: onboardings.map(({ id, name, step, updatedAt, authorName, siteId }) => ({ id, name, step, updatedAt, authorName, siteId })),
  }
})

/** One onboarding with its answers. */
const getOne = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const onboarding = await getOnboarding(ctx.db, id)
    if (!onboarding) throw notFound('onboarding')
    return { ...onboarding, answers: withTarget(onboarding.answers, shownTarget) }
  })

/** The choices: templates with colours and layout, manufacturers' layers, makes, and an example stock file. */
const choices = procedure.onPlatform('site.create').query(async ({ ctx }) => {
  const { templates, manufacturers, makes } = await onboardingChoices(ctx.db)
  return {
    templates: templates.map(({ id, slug, name, audience, suits, values }) => {
      const { theme, header, search, card, vdp, pages } = resolveConfig([
        { kind: 'template', name, schemaVersion, values, locks: [] },
      ]).config
      const { brandColour, accentColour, backgroundColour, surfaceColour, textColour } = theme
      const [hero, ...blocks] = pages.list.find(({ path }) => path === '/')?.blocks ?? []
      return {
        id,
        slug,
        name,
        /** The target audience, in a dealer's terms; empty if none. */
        audience,
        suits,
        look: { brandColour, accentColour, backgroundColour, surfaceColour, textColour },
        header: header.layout,
        tone: header.tone,
        corners: theme.corners,
        hero: hero?.kind === 'hero' ? hero.layout : 'plain',
        /** The blocks after the first one of the home page. */
        blocks: blocks.slice(0, 2).map(({ kind }) => kind),
        filters: search.filterLayout,
        card: card.layout,
        carPage: vdp.layout,
      }
    }),
    manufacturers: manufacturers.map(({ slug, name, locks, values }) => ({
      slug,
      name,
      /** The brand colour that the manufacturer's layer locks; null if dealers choose their own. */
      brandColour: locks.includes('/theme/brandColour') ? (values.theme?.brandColour ?? null) : null,
    })),
    makes,
    exampleStockCsv,
    stockColumns: columnChoices,
    hostSuffix: ctx.siteHostSuffix,
  }
})

/** Whether a short name is free, with the address it gives. */
const checkSlug = procedure
  .onPlatform('site.create')
  .input(z.object({ slug: z.string().max(60) }))
  .query(async ({ ctx, input: { slug } }) => {
    const host = `${slug}.${ctx.siteHostSuffix}`
    return { free: await isSlugFree(ctx.db, slug, host), host }
  })

const steps = [...onboardingSteps.map(({ step }) => step), 'review'] as const

/** Saves the answers, complete or not. The first save, of revision 0, creates the onboarding under the id that the wizard chose. */
const save = procedure
  .onPlatform('site.create')
  .input(
    z
      .object({ id: z.string().min(1).max(100), step: z.enum(steps), answers: answersInput, expectedRevision: revision })
      .refine(({ id, expectedRevision }) => expectedRevision > 0 || z.uuid().safeParse(id).success, 'A new dealer needs a UUID.'),
  )
  .mutation(async ({ ctx, input }) => {
    const { logo } = input.answers.look
    if (logo && !logo.key.startsWith(`${imageFolder(`onboarding ${input.id}`)}/`))
      throw new CallProblem('BAD_REQUEST', 'This logo was not uploaded here. Upload it again.')
    const before = (await getOnboarding(ctx.db, input.id))?.answers.leads.crm?.target ?? null
    const answers = withTarget(input.answers, (entered) => sealTarget(ctx.secret, entered, before))
    const result = await saveOnboarding(ctx.db, { ...input, answers, actor: ctx.actor })
    if (result.ok) return { revision: result.revision }
    if (result.reason === 'notFound') throw notFound('onboarding')
    throw new CallProblem(
      'CONFLICT',
      result.reason === 'finished'
        ? 'This dealer is already set up. Their site is in the list of sites.'
        : 'Someone else has changed this dealer in the meantime. Reload the page to continue.',
    )
  })

/** Stores the logo of an onboarding; added to the dealer's library once that exists. */
const uploadLogo = procedure
  .onPlatform('site.create')
  .input(getOneInput.extend({ name: sentImage.name, data: pictureFile }))
  .mutation(async ({ ctx, input: { id, name, data } }): Promise<OnboardingLogo> => {
    const onboarding = await getOnboarding(ctx.db, id)
    if (!onboarding || onboarding.siteId) throw notFound('onboarding')
    const prepared = await prepareImage(Buffer.from(data, 'base64'))
    if (!prepared.ok) throw new CallProblem('BAD_REQUEST', prepared.message, { fields: { data: prepared.message } })
    const { bytes, contentType, width, height } = prepared.image
    const { key } = await ctx.files.put(imageFolder(`onboarding ${id}`), bytes, contentType)
    await ctx.db.platform.transaction((tx) =>
      appendAudit(tx, {
        organisationId: null,
        actor: ctx.actor,
        action: 'onboarding.uploadLogo',
        target: id,
        summary: `Uploaded the logo of ${onboarding.name || 'a new dealer'}`,
        detail: { key },
      }),
    )
    return { key, name, width, height, bytes: bytes.length }
  })

const source = z.union([z.object({ domain: z.string().trim().min(1, 'Enter the old site’s domain.').max(300) }), z.object(feedFileInput)])

const readOldPages = async (from: z.infer<typeof source>): Promise<readonly OldPage[]> => {
  try {
    if ('domain' in from) return await fetchOldPages(from.domain, { trusted: [], now: Date.now })
    return unpackOldPages(from.name, Buffer.from(from.data, 'base64'))
  } catch (error) {
    if (error instanceof FetchFault) throw new CallProblem('BAD_REQUEST', error.message, { fields: { domain: error.message } })
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

/** Reads a dealer's old site, by domain or from a file of its pages, for values to import. Changes nothing except an audit entry. */
const readOldSite = procedure
  .onPlatform('site.create')
  .input(z.object({ from: source }))
  .mutation(async ({ ctx, input: { from } }) => {
    const pages = await readOldPages(from)
    await auditOldSiteImport(ctx.db, { source: 'domain' in from ? from.domain : from.name, pages: pages.length, actor: ctx.actor })
    return readPages(pages)
  })

/** Discards an onboarding without a site. */
const discard = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await discardOnboarding(ctx.db, id, ctx.actor))) throw notFound('onboarding')
    return { id }
  })

/** Restores a discarded onboarding. */
const revive = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await reviveOnboarding(ctx.db, id, ctx.actor))) throw notFound('onboarding')
    return { id }
  })

/** Creates the dealer's site as a draft, for review before it goes live. Idempotent. */
const createSite = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { siteId, organisationId } = await createOnboardedDealer(ctx, id)
    return { siteId, organisationId }
  })

/**
 * Creates the dealer's site, publishes it and invites its users. Idempotent: a repeat continues after an interruption. A site that can't be
 * published yet stays a draft, and the response gives the reasons.
 */
const finish = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { siteId, organisationId } = await createOnboardedDealer(ctx, id)
    const scope = ctx.db.forOrganisation(organisationId)
    const editing = await siteForEditing(scope, siteId)
    if (!editing) throw notFound('site')
    const host = editing.site.hosts[0] ?? ''
    if (editing.liveVersion === null) {
      const unlawful = await blockingProblems({ ...ctx, scope }, { siteId })
      if (unlawful.length > 0) return { siteId, address: ctx.originOf(host), live: false, problems: unlawful, invited: 0 }
      const published = await publishSite(scope, {
        siteId,
        note: 'First published from onboarding',
        expectedRevision: editing.draft.revision,
        expectedVersion: null,
        actor: ctx.actor,
      })
      if (!published.ok && published.reason === 'invalid')
        return { siteId, address: ctx.originOf(host), live: false, problems: published.problems, invited: 0 }
      if (!published.ok) throw new CallProblem('CONFLICT', 'Someone else is publishing this site. Try again in a moment.')
      await ctx.refreshSites({ kind: 'site', organisationId, siteId })
    }
    const invited = await finishOnboardings(ctx.db, { siteId, now: ctx.now })
    return { siteId, address: ctx.originOf(host), live: true, problems: [], invited }
  })

/** The warnings that are stored with the first version of a site if it goes live now. */
const warnings = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const found = await draftWarnings(ctx.scope, siteId)
  if (!found) throw notFound('site')
  return found
})

/** The people who are invited to the console when a new site first goes live. */
const invitations = procedure
  .onSite('site.publish')
  .query(async ({ ctx, input: { siteId } }) => (await peopleToInvite(ctx.db, siteId)).map(({ name, role }) => ({ name, role })))

/** The open tasks of a new site. */
const checklist = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const state = await onboardingState(ctx.scope, siteId)
  if (!state) throw notFound('site')
  return {
    siteName: ctx.site.name,
    organisationId: ctx.site.organisationId,
    address: ctx.originOf(ctx.site.hosts[0] ?? ''),
    items: onboardingChecklist(state),
  }
})

export const onboardingRouter = router({
  getList,
  getOne,
  choices,
  checkSlug,
  checkStock,
  refusedStock,
  save,
  uploadLogo,
  readOldSite,
  discard,
  revive,
  createSite,
  finish,
  warnings,
  invitations,
  checklist,
})
