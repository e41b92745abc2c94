import type { Permission } from '@forecourt/rules/access/permissions'
import { requiredPermission } from '../layout/pages'

/** A first task of a new user: the page where it is done, and the guide that is shown beside it. */
export interface FirstStep {
  readonly guide: string
  readonly to: string
  readonly title: string
  /** Usual duration, in minutes. */
  readonly minutes: number
  readonly permission: Permission | null
}

/** The most important first, for those whose role includes it. */
const steps: readonly FirstStep[] = [
  { guide: 'change-opening-hours', to: '/locations', title: 'Check phone, address and hours', minutes: 2, permission: 'location.edit' },
  { guide: 'add-photos-to-a-car', to: '/stock', title: 'Add photos to a car', minutes: 5, permission: 'stock.edit' },
  { guide: 'turn-on-online-bookings', to: '/bookings', title: 'Turn on bookings', minutes: 4, permission: 'booking.settings' },
  { guide: 'answer-a-new-enquiry', to: '/inbox', title: 'Answer an enquiry', minutes: 2, permission: 'lead.update' },
  { guide: 'invite-a-colleague', to: '/users', title: 'Invite your team', minutes: 2, permission: 'user.manage' },
  { guide: 'record-a-phone-call-or-a-walk-in', to: '/inbox', title: 'Record a phone call', minutes: 1, permission: 'lead.update' },
  { guide: 'change-text-on-a-page', to: '/sites', title: 'Change a text on your site', minutes: 3, permission: 'site.edit' },
  { guide: 'add-an-offer', to: '/offers', title: 'Add an offer', minutes: 4, permission: 'offer.edit' },
  { guide: 'change-prices', to: '/stock', title: 'Change a price', minutes: 1, permission: 'stock.edit' },
  { guide: 'set-up-finance-figures', to: '/lenders', title: 'Check your lender’s rates', minutes: 3, permission: 'finance.edit' },
  { guide: 'mark-a-car-as-sold', to: '/stock', title: 'Find a car and mark it as sold', minutes: 1, permission: 'stock.sell' },
  { guide: 'get-notified-about-new-enquiries', to: '/profile', title: 'Choose your notifications', minutes: 1, permission: null },
  { guide: 'secure-your-sign-in', to: '/profile', title: 'Secure your sign-in', minutes: 2, permission: null },
]

const maxSteps = 5

/** The first five tasks of a user, by what their role includes: the task, and the page where it is done. */
export const firstSteps = (may: (permission: Permission) => boolean): readonly FirstStep[] =>
  steps.filter(({ permission, to }) => [permission, requiredPermission(to)].every((each) => each === null || may(each))).slice(0, maxSteps)
