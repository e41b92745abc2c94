/** Areas of the console, by the first part of an action's name. */
export const auditAreas = [
  { value: 'site', label: 'Sites and publishing' },
  { value: 'compliance', label: 'Compliance' },
  { value: 'layer', label: 'Templates and brands' },
  { value: 'domain', label: 'Domains' },
  { value: 'redirect', label: 'Redirects' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'organisation', label: 'Organisations' },
  { value: 'dealership', label: 'Dealerships' },
  { value: 'location', label: 'Locations' },
  { value: 'image', label: 'Images' },
  { value: 'car', label: 'Stock' },
  { value: 'feed', label: 'Imports' },
  { value: 'market', label: 'Advertising feeds' },
  { value: 'lead', label: 'Leads' },
  { value: 'inbox', label: 'Inbox' },
  { value: 'customer', label: 'Customers' },
  { value: 'booking', label: 'Bookings' },
  { value: 'payment', label: 'Payments' },
  { value: 'reservation', label: 'Reservations' },
  { value: 'valuation', label: 'Trade-ins' },
  { value: 'user', label: 'People' },
] as const

/** Labels of areas that are not worth a filter of their own. */
const furtherAreas: Readonly<Record<string, string>> = {
  feedFormat: 'Imports',
  supplier: 'Lead destinations',
  destination: 'Lead destinations',
  mailbox: 'Lead destinations',
  outbox: 'Email log',
  shopper: 'Shopper accounts',
}

/**
 * The area of an action as a label: 'user.removePasskey' becomes 'People'. A record's action begins with its noun: 'review source.fetch'
 * becomes 'Review source'.
 */
export const auditAreaName = (action: string): string => {
  const [area = ''] = action.split('.')
  return auditAreas.find(({ value }) => value === area)?.label ?? furtherAreas[area] ?? area.charAt(0).toUpperCase() + area.slice(1)
}
