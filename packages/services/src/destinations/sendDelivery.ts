import { deliveredLeads, sampleDelivery } from '@forecourt/data/leads/delivery/deliveredLead'
import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { FieldValues, LeadFormat, LeadToSend, TargetFields } from '@forecourt/rules/leads/delivery/LeadFormat'
import { mapSecrets } from '@forecourt/rules/leads/delivery/targetSecrets'
import type { Mail, Mailer } from '../mail/createMailer'
import { signedHeaders } from '../market-feeds/delivery/sentSignature'
import { type LeadMailContext, leadMailPreview, leadMailTo } from './leadMailDelivery'
import { type DeliveryResult, deliveredResult, postLead } from './postLead'
import { openTarget } from './sealedTarget'
import { webhookSecrets } from './webhookSecrets'

export interface SendDeliveryContext extends LeadMailContext {
  readonly mailer: Mailer
  /** Secret of the installation. */
  readonly secret: string
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  /** Current time, ISO in UTC. */
  readonly now: () => string
  /** Timeout of a POST; 15 s by default. */
  readonly timeoutMs?: number
}

/** The payload of a lead in the format of a target, as text. Secrets are masked. */
export const previewLead = async (mailContext: LeadMailContext, target: DestinationTarget, lead: LeadToSend): Promise<string> => {
  const format: LeadFormat = leadFormats[target.kind]
  if (format.by === 'leadMail') return leadMailPreview(mailContext, lead.lead)
  const { kind: _, ...values } = mapSecrets(target, () => '••••••••')
  const body = format.body(lead, values)
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2)
}

interface DeliveryInput {
  readonly destination: LeadDestination
  readonly values: FieldValues<TargetFields>
  readonly lead: LeadToSend
}

/** Sends a lead as its format declares. */
const sendInFormat = async (
  sending: SendDeliveryContext,
  format: LeadFormat,
  { destination, values, lead }: DeliveryInput,
): Promise<DeliveryResult> => {
  const { deliveryId: id, isTest } = lead
  const mail = async (built: Mail): Promise<DeliveryResult> => {
    await sending.mailer.send({ ...built, messageId: `${id}@leads.forecourt` })
    return { ...deliveredResult, note: 'Accepted by the mail server' }
  }
  if (format.by === 'pull') throw new Error('Nothing is sent to an API (pull) destination')
  if (format.by === 'leadMail') {
    const to = values.to as readonly string[]
    return mail(await leadMailTo(sending, lead.lead, { to, testOf: isTest ? destination.name : null }))
  }
  const built = format.body(lead, values)
  const text = typeof built === 'string' ? built : JSON.stringify(built)
  if (format.by === 'mail') return mail({ html: null, ...format.mail(text, values, lead) })
  const now = sending.now()
  const body = Buffer.from(text)
  const { url, headers } = format.request(values, lead)
  const allHeaders = {
    ...(typeof built !== 'string' && { 'content-type': 'application/json' }),
    ...headers,
    ...(format.isSigned && signedHeaders(webhookSecrets(sending.secret, destination, now), id, body, now)),
  }
  const { trusted, timeoutMs } = sending
  return postLead({ url, headers: allHeaders }, body, { trusted, timeoutMs, now, refusal: format.refusal })
}

/** Removes secrets that a receiver repeated in its response: the log is shown in the console. */
const withoutSecrets = (result: DeliveryResult, target: DestinationTarget, values: FieldValues<TargetFields>): DeliveryResult => {
  const secrets: string[] = []
  mapSecrets(target, (sealed, { name }) => {
    const value = values[name]
    if (typeof value === 'string' && value !== '') secrets.push(value)
    return sealed
  })
  const clean = (text: string | null) => secrets.reduce((cleaned, secret) => cleaned?.replaceAll(secret, '•••') ?? null, text)
  return { ...result, fault: clean(result.fault), note: clean(result.note) }
}

/** Sends a lead in its present state to a destination; null if the lead was deleted. A retry carries the same id. */
export const sendDelivery = async (
  sending: SendDeliveryContext,
  destination: LeadDestination,
  delivery: DueDelivery,
): Promise<DeliveryResult | null> => {
  const { db, secret, now } = sending
  const { organisationId, target } = destination
  const format: LeadFormat | undefined = leadFormats[target.kind]
  let values: FieldValues<TargetFields> = {}
  try {
    const scope = db.forOrganisation(organisationId)
    const found =
      delivery.leadId === null
        ? await sampleDelivery(scope, organisationId, { id: delivery.id, now: now() })
        : (await deliveredLeads(scope, [delivery.leadId]))[0]
    if (!found) return null
    // The database may hold a kind that the code no longer supports.
    if (!format) throw new Error(`There is no way to send leads to “${target.kind}”`)
    values = openTarget(secret, target)
    const lead = { ...found, deliveryId: delivery.id, isTest: delivery.leadId === null, isAgain: delivery.again }
    return withoutSecrets(await sendInFormat(sending, format, { destination, values, lead }), target, values)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return withoutSecrets({ ...deliveredResult, fault }, target, values)
  }
}
