import type { DestinationSettings } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'

const filter: Omit<DestinationSettings, 'target'> = {
  ...{ name: 'CRM', scope: 'organisation', locationId: null, takesSuspicious: false },
  forms: [],
  sources: [],
}

/** Where leads go, as it may be typed. */
export const typedDestination = {
  ...filter,
  ...{ forms: [...filter.forms], sources: [...filter.sources] },
  target: { kind: 'webhook', url: 'https://crm.example/leads', shape: 'events' } as DestinationTarget<'webhook'>,
}
