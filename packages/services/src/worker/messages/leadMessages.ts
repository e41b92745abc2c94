import { isReservedSince } from '@forecourt/data/checkouts/isReservedSince'
import { reservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import type { Database } from '@forecourt/data/createDatabase'
import { getLead } from '@forecourt/data/leads/getLead'
import { newLead } from '@forecourt/data/leads/inbox/inboxUsers'
import { namedVehicle } from '@forecourt/data/leads/namedVehicle'
import { confirmationsTo } from '@forecourt/data/outbox/messageDelivery'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { unfinishedJourney } from '@forecourt/rules/checkout/journeyLines'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { vehicleText } from '@forecourt/rules/leads/vehicleText'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { type LeadMailAddresses, leadMailFacts } from '../../mail/facts/leadMailFacts'
import { dealerLeadMail, shopperLeadMail } from '../../mail/templates/leadMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { conversationPath } from './conversationPath'
import type { DeviceNotice, MessageWriters } from './MessageWriter'

/** Whether a checkout was about the car's price, not about a weekly one. */
const isPriced = (begun: ReturnType<typeof unfinishedJourney>): boolean => begun === 'buying' || begun === 'reserving'

const payload = z.object({ to: z.array(z.email()).min(1, 'It has no recipient: add an address under Leads') })

/** Writes the e-mail of an outbox row; rejects with an error for the dead-letter list. */
export async function writeLeadMail(db: Database, message: ClaimedMessage, addresses: LeadMailAddresses): Promise<Mail> {
  const { leadId, siteId } = message
  const lead = leadId === null ? null : await getLead(db.platform, leadId)
  const site = siteId === null ? null : await publishedSite(db, siteId)
  if (!lead) throw new Error('Its lead no longer exists')
  if (!site) throw new Error('Its site is not published')
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'Its addresses can’t be read')
  const { to } = parsed.data

  const { wanted } = vehicleText({ form: lead.form, vehicleDescription: lead.attributes.vehicleDescription })
  const { organisationId } = lead
  const mentionedCar =
    wanted && lead.carName === null ? await namedVehicle(db.forOrganisation(organisationId), organisationId, wanted) : null
  const { carId, carFacts } = lead
  const priceCents = carFacts?.priceCents ?? null
  const reserved =
    isPriced(unfinishedJourney(lead)) && carId && priceCents !== null ? await reservedPrice(db, site, { carId, priceCents }) : null
  const facts = leadMailFacts(lead, site, addresses, mentionedCar, reserved)
  const fromName = facts.siteName
  if (message.kind === 'lead.dealer') return { to, fromName, replyTo: lead.email || undefined, ...(await dealerLeadMail(facts)) }
  return { to, fromName, replyTo: site.config.identity.email || undefined, ...(await shopperLeadMail(facts)) }
}

/** Limit of confirmations per address and day across all sites, as a form can be submitted with any address. */
const maxConfirmations = 3
const day = 86_400_000

const confirmationWithheld = async (db: Database, message: ClaimedMessage, now: string): Promise<string | null> => {
  const lead = message.leadId === null ? null : await getLead(db.platform, message.leadId)
  if (lead && unfinishedJourney(lead) && (await isReservedSince(db, lead))) return 'Not sent: they paid, and got the receipt.'
  const [to] = payload.safeParse(message.payload).data?.to ?? []
  if (to === undefined) return null
  const sent = await confirmationsTo(db, to, new Date(Date.parse(now) - day).toISOString())
  return sent < maxConfirmations ? null : `Not sent: this address was sent ${sent} confirmations within a day.`
}

const leadNotice = async (db: Database, { leadId }: ClaimedMessage): Promise<DeviceNotice | null> => {
  const lead = leadId === null ? null : await newLead(db, leadId)
  if (!lead) return null
  const { userIds, conversationId, form, name, subject } = lead
  const { noun = 'enquiry' } = Object.hasOwn(leadForms, form) ? leadForms[form as keyof typeof leadForms] : {}
  return {
    notice: 'lead.push',
    userIds,
    note: { title: `New ${noun || 'message'} from ${name}`, text: subject, path: conversationPath(conversationId), name: `lead ${leadId}` },
  }
}

/** Lead notifications for the dealership and confirmations for the shopper. */
export const leadMessages: Pick<MessageWriters, 'lead.dealer' | 'lead.shopper'> = {
  'lead.dealer': { mail: writeLeadMail, notice: leadNotice },
  'lead.shopper': { mail: writeLeadMail, withheld: confirmationWithheld },
}
