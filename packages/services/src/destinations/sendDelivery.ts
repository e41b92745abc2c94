import { deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import { type DeliveryResult, type DeliverySending, type DestinationDelivery, takenDelivery } from './DestinationDelivery'
import { destinationDeliveries } from './generated/destinationDeliveries'
import { sampleLead } from './sampleLead'

/** Sends a lead in its present state to a destination; null if the lead was deleted. A retry carries the same id. */
export const sendDelivery = async (
  sending: DeliverySending,
  destination: LeadDestination,
  delivery: DueDelivery,
): Promise<DeliveryResult | null> => {
  const { db, mailer, now } = sending
  const { organisationId, name, target } = destination
  const ways: DestinationDelivery | undefined = destinationDeliveries[target.kind]
  try {
    const [lead] =
      delivery.leadId === null
        ? [sampleLead(organisationId, name, { id: delivery.id, now: now() })]
        : await deliveredLeads(db.forOrganisation(organisationId), [delivery.leadId])
    if (!lead) return null
    // The database may hold a kind that the code no longer supports.
    if (!ways) throw new Error(`There is no way to send leads to “${target.kind}”`)
    const toSend = { destination, target, delivery, lead }
    if (ways.send) return await ways.send(sending, toSend)
    if (!ways.mail) throw new Error('Nothing is sent to an API (pull) destination')
    await mailer.send({ ...(await ways.mail(sending, toSend)), messageId: `${delivery.id}@leads.forecourt` })
    return { ...takenDelivery, note: 'Accepted by the mail server' }
  } catch (error) {
    return { ...takenDelivery, fault: error instanceof Error ? error.message : String(error) }
  }
}
