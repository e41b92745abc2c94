import type { Database } from '@forecourt/data/createDatabase'
import { pauseDestination, saveDestination } from '@forecourt/data/leads/delivery/destinations'
import type { DestinationSettings } from '@forecourt/data/leads/delivery/LeadDestination'
import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'

const actor = { userId: null, name: 'Forecourt demo' }
const organisation = 'meridian'
const defaults = { scope: 'organisation', locationId: null, forms: [], sources: [], takesSuspicious: false } as const

/** One per kind, with unassigned addresses; demo mail stays in the embedded mailbox. */
const destinations: readonly DestinationSettings[] = [
  { ...defaults, name: 'Fleet desk', forms: ['fleet'], target: { kind: 'people', to: ['fleet@meridianmotor.example'] } },
  {
    ...defaults,
    name: 'Showroom CRM',
    forms: ['testDrive'],
    target: { kind: 'adf', to: ['leads@crm.meridianmotor.example'], isAttached: false, demoAs: null },
  },
  { ...defaults, name: 'Marketing system', target: { kind: 'webhook', url: 'https://hooks.meridianmotor.example/leads', shape: 'events' } },
  { ...defaults, name: 'Data warehouse', target: { kind: 'pull', shape: 'flat' } },
]

/** Lead destinations of a demo group, one per kind. The webhook is paused with a week of queued leads. `now` in milliseconds. */
export const seedDestinations = async (db: Database, now: number): Promise<void> => {
  const dealerGroup = await db.platform.transaction((tx) => tx.organisation.findUnique({ where: { slug: organisation } }))
  if (!dealerGroup) throw new Error(`There is no organisation ${organisation}.`)
  const scope = db.forOrganisation(dealerGroup.id)
  const at = new Date(now).toISOString()
  for (const settings of destinations) {
    const saved = await saveDestination(scope, { organisationId: dealerGroup.id, id: null, settings, actor })
    if (saved?.target.kind !== 'webhook') continue
    const input = { actor, now: at }
    await pauseDestination(scope, { ...input, id: saved.id, paused: true })
    const range = { kind: 'range', from: new Date(now - 7 * 86_400_000).toISOString(), until: at, alsoDelivered: false } as const
    await resendDeliveries(scope, { ...input, destinationId: saved.id, resent: range })
  }
}
