/** The areas of the console that permissions are listed under, in the order of its menu. */
export const permissionAreas = ['Customers', 'Cars', 'Website', 'Finance', 'Results', 'Settings', 'Platform'] as const
export type PermissionArea = (typeof permissionAreas)[number]

interface PermissionText {
  readonly area: PermissionArea
  /** Sentence without a subject: “Answer customers”. */
  readonly text: string
  /** Permission without which this one is of no use. */
  readonly needs?: string
}

const texts = {
  'lead.read': { area: 'Customers', text: 'Read customers’ enquiries and trade-ins' },
  'lead.update': { area: 'Customers', text: 'Answer customers, and work their enquiries and trade-ins', needs: 'lead.read' },
  'lead.erase': { area: 'Customers', text: 'Export or erase a customer’s personal data', needs: 'lead.read' },
  'customer.edit': { area: 'Customers', text: 'Import, change and export the list of customers', needs: 'lead.read' },
  'booking.read': { area: 'Customers', text: 'See bookings' },
  'booking.update': { area: 'Customers', text: 'Make, move and cancel bookings', needs: 'booking.read' },
  'reservation.read': { area: 'Customers', text: 'See reservations and payments' },
  'reservation.manage': { area: 'Customers', text: 'Complete or cancel reservations, and request payments', needs: 'reservation.read' },
  'valuation.rules': { area: 'Customers', text: 'Set the pricing rules for trade-ins' },
  'stock.read': { area: 'Cars', text: 'See cars and prices' },
  'stock.sell': { area: 'Cars', text: 'Mark cars as reserved or sold', needs: 'stock.read' },
  'stock.edit': { area: 'Cars', text: 'Add and change cars, photos, imports and advertising feeds', needs: 'feed.read' },
  'feed.read': { area: 'Cars', text: 'See imports and advertising feeds', needs: 'stock.read' },
  'model.edit': { area: 'Cars', text: 'Change new models and accessories' },
  'site.read': { area: 'Website', text: 'See the websites and their settings' },
  'site.edit': { area: 'Website', text: 'Change website drafts, and ask for them to be published', needs: 'site.read' },
  'site.publish': { area: 'Website', text: 'Publish websites, and change redirects', needs: 'site.read' },
  'site.share': { area: 'Website', text: 'Share a preview link of a draft', needs: 'site.read' },
  'site.manage': { area: 'Website', text: 'Rename websites, and close them for a while', needs: 'site.read' },
  'compliance.waive': { area: 'Website', text: 'Accept a finding of the compliance check for a while', needs: 'site.read' },
  'domain.check': { area: 'Website', text: 'Check again whether a domain leads to its website', needs: 'site.read' },
  'domain.edit': { area: 'Website', text: 'Connect and remove domains', needs: 'domain.check' },
  'offer.edit': { area: 'Website', text: 'Add and change offers' },
  'post.edit': { area: 'Website', text: 'Write and change news' },
  'review.edit': { area: 'Website', text: 'Add, change and answer reviews' },
  'finance.edit': { area: 'Finance', text: 'Change lenders, their rates and on-road costs' },
  'payment.manage': { area: 'Finance', text: 'Connect the accounts that card payments go to' },
  'results.own': { area: 'Results', text: 'See their own response times' },
  'results.read': { area: 'Results', text: 'See website figures, and everyone’s response times', needs: 'results.own' },
  'location.edit': { area: 'Settings', text: 'Change locations, hours and dealership details' },
  'location.publish': { area: 'Settings', text: 'Publish changes to locations', needs: 'location.edit' },
  'booking.settings': { area: 'Settings', text: 'Set which days and times customers can book' },
  'lead.deliver': { area: 'Settings', text: 'Set where enquiries are sent, such as a CRM' },
  'user.manage': { area: 'Settings', text: 'Invite and remove people, and set their roles' },
  'audit.read': { area: 'Settings', text: 'See the history of changes' },
  'site.create': { area: 'Platform', text: 'Set up new dealers and websites, and archive them' },
  'user.onboard': { area: 'Platform', text: 'Give a dealer’s people their roles, whatever these allow', needs: 'user.manage' },
  'staff.manage': { area: 'Platform', text: 'Invite and remove the platform’s own staff', needs: 'user.manage' },
  'catalogue.edit': { area: 'Platform', text: 'Change the catalogue of makes and models' },
  'layer.edit': { area: 'Platform', text: 'Change templates and brands, and roll them out' },
  'settings.staff': { area: 'Platform', text: 'Change website settings reserved for staff' },
  'mail.read': { area: 'Platform', text: 'Read the e-mail log of all dealers' },
  'mail.resend': { area: 'Platform', text: 'Send failed messages again', needs: 'mail.read' },
} as const satisfies Record<string, PermissionText>

export type Permission = keyof typeof texts

/** All permissions of the console (AUTH-10). */
export const permissions = Object.keys(texts) as readonly Permission[]

/** What a permission allows, in a sentence, and its area. */
export const permissionText = (permission: Permission): PermissionText => texts[permission]

/** Permissions that only the platform's staff can hold. */
export const isForStaff = (permission: Permission): boolean => texts[permission].area === 'Platform'

const requiredPermissions = (permission: Permission): readonly Permission[] => {
  const { needs } = permissionText(permission)
  return needs === undefined ? [permission] : [permission, ...requiredPermissions(needs as Permission)]
}

/** The permissions with those that they need, in the catalogue's order. */
export const withNeeds = (chosen: readonly Permission[]): readonly Permission[] => {
  const all = new Set(chosen.flatMap(requiredPermissions))
  return permissions.filter((permission) => all.has(permission))
}
