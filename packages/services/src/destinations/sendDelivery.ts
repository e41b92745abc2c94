import type { Database } from '@forecourt/data/createDatabase'
import { type DeliveredLead, deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/destinationKinds'
import { refusalInAnswer } from '@forecourt/rules/leads/delivery/refusalInAnswer'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import { fetchPublic } from '../http/fetchPublic'
import { type LeadMailAddresses, leadMailFacts } from '../mail/facts/leadMailFacts'
import type { Mail, Mailer } from '../mail/Mailer'
import { dealerLeadMail } from '../mail/templates/leadMail'
import { signedHeaders } from '../market-feeds/delivery/sentSignature'
import { writeAdf } from './adf/writeAdf'
import { leadPayload } from './leadPayload'
import { sampleLead } from './sampleLead'
import { webhookSecrets } from './webhookSecrets'

export interface DeliverySending {
  readonly db: Database
  readonly mailer: Mailer
  readonly addresses: LeadMailAddresses
  /** The installation's key. */
  readonly secret: string
  /** Hosts that may be sent to though they are private. */
  readonly trusted: readonly string[]
  /** The instant, ISO in UTC. */
  readonly now: () => string
  /** How long a webhook may take to be answered; 15 s unless said. */
  readonly timeoutMs?: number
}

/** What came of sending something. */
export interface DeliveryResult {
  /** What went wrong, in a sentence; null when nothing did. */
  readonly fault: string | null
  readonly statusCode: number | null
  readonly note: string | null
  /** The receiver asks to be given so many seconds. */
  readonly retryAfterSeconds: number | null
  /** The receiver wants nothing any more. */
  readonly isGone: boolean
}

type Target<Kind extends DestinationTarget['kind']> = Extract<DestinationTarget, { readonly kind: Kind }>

const sent: DeliveryResult = { fault: null, statusCode: null, note: null, retryAfterSeconds: null, isGone: false }
/** Most of an answer that is read. Bytes. */
const longestAnswer = 1_000_000

const retryAfter = (header: string | undefined, now: string): number | null => {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.parse(now)) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

const told = (bytes: Buffer): string | null => cutText(cleanText(bytes.subarray(0, 2000).toString('utf8')), 300) || null

const post = async (
  { secret, trusted, now, timeoutMs = 15_000 }: DeliverySending,
  destination: LeadDestination,
  { url, shape }: Target<'webhook'>,
  { id, leadId }: DueDelivery,
  lead: DeliveredLead,
): Promise<DeliveryResult> => {
  const body = Buffer.from(JSON.stringify(leadPayload(shape, lead, leadId === null ? 'lead.test' : 'lead.created')))
  const at = now()
  const headers = { 'content-type': 'application/json', ...signedHeaders(webhookSecrets(secret, destination, at), id, body, at) }
  const answered = await fetchPublic(url, { body, headers, trusted, timeoutMs, largest: longestAnswer })
  const { status, bytes } = answered
  const { host } = new URL(url)
  const said = told(bytes)
  const known = { ...sent, statusCode: status, retryAfterSeconds: retryAfter(answered.headers['retry-after'], at) }
  const isGood = status >= 200 && status <= 299
  const refusal = isGood ? refusalInAnswer(bytes.toString('utf8')) : null
  if (refusal !== null) return { ...known, fault: `${host} answered ${status}, but says: ${refusal}` }
  if (isGood) return { ...known, note: said }
  if (status === 410) return { ...known, isGone: true, fault: `${host} answered 410: it wants no more. The destination is paused.` }
  const isRedirect = status >= 300 && status <= 399
  const more = isRedirect ? ' and sends elsewhere, which is not followed: enter the address it leads to' : said ? `: ${said}` : ''
  return { ...known, fault: `${host} answered ${status}${more}.` }
}

/** The mail of a lead in ADF: the XML is all there is in it, or comes as a file. */
const adfMail = (lead: DeliveredLead, { to, isAttached, demoAs }: Target<'adf'>, isAgain: boolean): Mail => {
  const text = writeAdf([lead], { isAgain, demoAs })
  const about = { to, subject: `ADF lead from ${cutText(cleanText(lead.lead.siteName), 80)}`, html: null }
  return isAttached
    ? {
        ...about,
        text: 'The lead is attached as ADF.',
        attachments: [{ filename: 'lead.xml', content: text, contentType: 'application/x-adf+xml' }],
      }
    : { ...about, text }
}

const peopleMail = async ({ db, addresses }: DeliverySending, { lead }: DeliveredLead, to: readonly string[]): Promise<Mail> => {
  const site = await publishedSite(db, lead.siteId)
  if (!site) throw new Error('Its site is not published')
  const facts = leadMailFacts(lead, site, addresses)
  return { to, fromName: facts.siteName, replyTo: lead.email || undefined, ...(await dealerLeadMail(facts)) }
}

const testMail = (to: readonly string[], name: string): Mail => ({
  to,
  subject: 'A test of where leads go',
  html: null,
  text: `This is a test: leads that go to “${name}” arrive at this address.`,
})

const mailOf = async (
  sending: DeliverySending,
  { name, target }: LeadDestination,
  { leadId, again }: DueDelivery,
  lead: DeliveredLead,
): Promise<Mail> => {
  if (target.kind === 'adf') return adfMail(lead, target, again)
  if (target.kind !== 'people') throw new Error('Nobody is written to here')
  return leadId === null ? testMail(target.to, name) : peopleMail(sending, lead, target.to)
}

/** Sends a lead to a destination, as it now is; null where the lead is gone. What is sent again carries the same id. */
export const sendDelivery = async (
  sending: DeliverySending,
  destination: LeadDestination,
  delivery: DueDelivery,
): Promise<DeliveryResult | null> => {
  const { db, mailer, now } = sending
  const { organisationId, name, target } = destination
  try {
    const [lead] =
      delivery.leadId === null
        ? [sampleLead(organisationId, name, { id: delivery.id, now: now() })]
        : await deliveredLeads(db.forOrganisation(organisationId), [delivery.leadId])
    if (!lead) return null
    if (target.kind === 'webhook') return await post(sending, destination, target, delivery, lead)
    await mailer.send({ ...(await mailOf(sending, destination, delivery, lead)), messageId: `${delivery.id}@leads.forecourt` })
    return { ...sent, note: 'Taken by the mail server' }
  } catch (error) {
    return { ...sent, fault: error instanceof Error ? error.message : String(error) }
  }
}
