import type { Database } from '@forecourt/data/createDatabase'
import { deliveredLeads, sampleDelivery } from '@forecourt/data/leads/delivery/deliveredLead'
import { listDeliveries } from '@forecourt/data/leads/delivery/deliveryLog'
import { destinationChoices } from '@forecourt/data/leads/delivery/destinationChoices'
import {
  getDestination,
  listDestinations,
  pauseDestination,
  removeDestination,
  renewDestinationSecret,
  saveDestination,
  setDestinationKey,
  testDestination,
} from '@forecourt/data/leads/delivery/destinations'
import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'
import { listLeadAddresses } from '@forecourt/data/leads/listLeadAddresses'
import { listLeads } from '@forecourt/data/leads/listLeads'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { LeadFormat, TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import { mapSecrets, shownTarget } from '@forecourt/rules/leads/delivery/targetSecrets'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { sealTarget } from '@forecourt/services/destinations/sealedTarget'
import { previewLead } from '@forecourt/services/destinations/sendDelivery'
import { formatSecret, webhookSecrets } from '@forecourt/services/destinations/webhookSecrets'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import { grantedScopes, narrowScopes } from '../access/AccessScope'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'
import { findDestination, organisationWideScopes } from '../leads/findDestination'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

const recordId = z.string().min(1).max(100)
const addresses = z
  .array(z.string().trim().max(120).refine(isEmail, 'Enter an email address.'))
  .min(1, 'Enter an address.')
  .max(10, 'At most ten addresses.')
const webAddress = z.url({ protocol: /^https?$/, error: 'Enter a web address.' }).max(2000)

const text = z
  .string()
  .trim()
  .min(1, 'Enter a value.')
  .max(500)
  .regex(/^\P{Cc}*$/u, 'Enter one line.')

const fieldInput = (field: TargetField) => {
  if (field.type === 'choice') return z.literal(field.choices.map(({ value }) => value))
  if (field.type === 'addresses') return addresses
  if (field.type === 'webAddress') return webAddress
  // Null leaves a stored secret as it is.
  return field.secret ? text.nullable() : text
}

const targetInput = ([kind, { fields }]: [string, LeadFormat]) => {
  const inputs = Object.entries(fields).map(([name, field]) => [name, fieldInput(field)])
  return z.object({ kind: z.literal(kind), ...Object.fromEntries(inputs) })
}
const targets = Object.entries<LeadFormat>(leadFormats).map(targetInput) as [ReturnType<typeof targetInput>]
// `map` loses the types of the schemas; both types come from the same declarations, so the cast is safe.
const target = z.discriminatedUnion('kind', targets) as unknown as z.ZodType<DestinationTarget, DestinationTarget>

/** The editable settings of a destination. */
export const destinationSettings = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80),
  target,
  scope: z.enum(['organisation', 'location']),
  locationId: recordId.nullable(),
  forms: z.array(z.enum(Object.keys(leadForms) as [LeadForm, ...LeadForm[]])).max(30),
  sources: z.array(z.string().trim().toLowerCase().min(1).max(120)).max(20),
  takesSuspicious: z.boolean(),
})

/** A destination as the console gets it: without its secrets. */
const withoutSecrets = <Destination extends { readonly target: DestinationTarget }>(destination: Destination): Destination => ({
  ...destination,
  target: shownTarget(destination.target),
})

/** Destinations, with their queue lengths. */
const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationWideScopes(
      organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId),
    )
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    return (await Promise.all(accessScopes.map(({ scope }) => listDestinations(scope)))).flat().map(withoutSecrets)
  })

/** The addresses to which the sites of an organisation email their leads; of none without an organisation. */
const leadAddresses = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input }) => {
    const accessScopes = organisationWideScopes(
      input.organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, input.organisationId),
    )
    if (input.organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    const listed = accessScopes.map(({ scope, organisationId }) =>
      organisationId === null ? [] : listLeadAddresses(scope, { organisationId }),
    )
    return (await Promise.all(listed)).flat()
  })

/** One destination, with its queue length. */
const getOne = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => withoutSecrets((await findDestination(ctx.accessScopes, id)).destination))

/** The choices of a destination: organisations with locations, sites and lead sources. */
const choices = procedure
  .permission('lead.deliver')
  .query(async ({ ctx }) =>
    (await Promise.all(organisationWideScopes(ctx.accessScopes).map(({ scope }) => destinationChoices(scope)))).flat(),
  )

/** Encrypts the entered secrets. Refuses a secret that is neither entered nor stored. */
const storedTarget = (secret: string, entered: DestinationTarget, before: DestinationTarget | null): DestinationTarget => {
  const target = sealTarget(secret, entered, before)
  mapSecrets(target, (sealed, { name, label }) => {
    if (!sealed) throw refusedFields({ [`target.${name}`]: `Enter a value for “${label}”.` })
    return sealed
  })
  return target
}

/** Creates or changes a destination; its kind can't change. */
const save = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100), id: z.string().min(1).max(100).nullable(), data: destinationSettings }))
  .mutation(async ({ ctx, input: { organisationId, id, data } }) => {
    const [accessScope] = organisationWideScopes(narrowScopes(ctx.db, ctx.accessScopes, organisationId))
    if (!accessScope) throw notFound('destination or location')
    const before = id === null ? null : await getDestination(accessScope.scope, id)
    const settings = { ...data, target: storedTarget(ctx.secret, data.target, before?.target ?? null) }
    const saved = await saveDestination(accessScope.scope, { organisationId, id, settings, actor: ctx.actor })
    if (!saved) throw notFound('destination or location')
    return { id: saved.id }
  })

/** Pauses a destination, or resumes it and sends what is queued. */
const pause = procedure
  .permission('lead.deliver')
  .input(z.object({ id: z.string().min(1).max(100), paused: z.boolean() }))
  .mutation(async ({ ctx, input: { id, paused } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await pauseDestination(scope, { id, paused, actor: ctx.actor, now: ctx.now })
    return { id }
  })

/** Removes a destination with its log. */
const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await removeDestination(scope, { id, actor: ctx.actor })
    return { id }
  })

/** Sends a sample lead as a test. */
const sendTest = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    const deliveryId = await testDestination(scope, { id, actor: ctx.actor, now: ctx.now })
    if (deliveryId === null) throw new CallProblem('BAD_REQUEST', 'Nothing is sent to an API (pull) destination.')
    return { deliveryId }
  })

/** Whether the caller may read an organisation's leads: a user who only sets up where leads are sent sees none of them. */
const mayReadLeads = (ctx: { readonly db: Database; readonly session: Session }, organisationId: string) =>
  organisationWideScopes(narrowScopes(ctx.db, grantedScopes(ctx.db, ctx.session, 'lead.read'), organisationId)).length > 0

/** The deliveries of a destination, queued and sent, with every attempt; newest first. */
const log = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      status: z.enum(['pending', 'delivered', 'dead']).nullable().default(null),
      text: z.string().trim().max(100).default(''),
      page: z.int().min(1).max(1000).default(1),
      perPage: z.int().min(1).max(100).default(25),
    }),
  )
  .query(async ({ ctx, input: { id, ...query } }) => {
    const { scope, destination } = await findDestination(ctx.accessScopes, id)
    if (mayReadLeads(ctx, destination.organisationId)) return listDeliveries(scope, { destinationId: id, ...query })
    const { rows, total } = await listDeliveries(scope, { destinationId: id, ...query, text: '' })
    return { rows: rows.map((row) => ({ ...row, leadName: null, carName: null })), total }
  })

const instant = z.iso.datetime({ offset: true })

/** Resends leads: chosen ones, failed ones, or all of a period. */
const resend = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      resent: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('these'), ids: z.array(z.string().min(1).max(100)).min(1).max(100) }),
        z.object({ kind: z.literal('dead') }),
        z.object({ kind: z.literal('range'), from: instant, until: instant, alsoDelivered: z.boolean() }),
      ]),
    }),
  )
  .mutation(async ({ ctx, input: { id, resent } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    return { count: (await resendDeliveries(scope, { destinationId: id, resent, actor: ctx.actor, now: ctx.now })) ?? 0 }
  })

const maxOfferedLeads = 20

/** The payload of a lead for a destination: by default the latest lead, or a sample if there is none that the caller may read. */
const preview = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      target: destinationSettings.shape.target,
      leadId: z.string().min(1).max(100).nullable().default(null),
    }),
  )
  .query(async ({ ctx, input: { organisationId, target, leadId } }) => {
    const [accessScope] = organisationWideScopes(narrowScopes(ctx.db, ctx.accessScopes, organisationId))
    if (!accessScope) throw notFound('organisation')
    const { rows } = mayReadLeads(ctx, organisationId)
      ? await listLeads(accessScope.scope, { page: 1, perPage: maxOfferedLeads, sort: { field: 'createdAt', order: 'DESC' }, filter: {} })
      : { rows: [] }
    const chosen = rows.find(({ id }) => id === leadId) ?? rows[0]
    const [delivered] = chosen ? await deliveredLeads(accessScope.scope, [chosen.id]) : []
    const lead = delivered ?? (await sampleDelivery(accessScope.scope, organisationId, { id: 'test', now: ctx.now }))
    if (!lead) throw notFound('organisation')
    const addresses = { originTemplate: ctx.originOf('{host}'), consoleUrl: ctx.consoleUrl }
    return {
      text: await previewLead({ db: ctx.db, addresses }, target, { ...lead, deliveryId: 'preview', isTest: false, isAgain: false }),
      leadId: chosen?.id ?? null,
      leads: rows.map(({ id, name, lastName, email, carName }) => ({
        id,
        name: [[name, lastName].filter(Boolean).join(' ') || email, carName].filter(Boolean).join(', '),
      })),
    }
  })

/** The secret that signs the destination's webhooks. */
const secret = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { destination } = await findDestination(ctx.accessScopes, id)
    if (!leadFormats[destination.target.kind].isSigned) throw new CallProblem('BAD_REQUEST', 'Only webhooks are signed.')
    const [present = Buffer.alloc(0)] = webhookSecrets(ctx.secret, destination, ctx.now)
    return { secret: formatSecret(present), oldUntil: destination.oldSecretUntil }
  })

/** Rotates the webhook secret; the old one stays valid for a week. */
const renewSecret = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await renewDestinationSecret(scope, { id, actor: ctx.actor, now: ctx.now })
    return { id }
  })

/** Creates the API key to fetch leads, shown once; replaces the old one. */
const makeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { destination, scope } = await findDestination(ctx.accessScopes, id)
    if (destination.target.kind !== 'pull') throw new CallProblem('BAD_REQUEST', 'Only an API (pull) destination has a key.')
    const { key, stored } = newAccessKey()
    await setDestinationKey(scope, { id, key: stored, actor: ctx.actor, now: ctx.now })
    return { key }
  })

/** Revokes the API key to fetch leads. */
const revokeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await setDestinationKey(scope, { id, key: null, actor: ctx.actor, now: ctx.now })
    return { id }
  })

export const destinationsRouter = router({
  ...{ list, leadAddresses, getOne, choices, save, pause, remove, sendTest, log, resend, preview },
  ...{ secret, renewSecret, makeKey, revokeKey },
})
