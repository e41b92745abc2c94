import type { BookingKind } from '../../bookings/Booking'
import type { ChecklistItem } from '../ChecklistItem'

/** What the pages offer shoppers, and what is behind it. */
export interface PromiseState {
  /** Visits that a page or a button of cars offers. */
  readonly offeredVisits: readonly BookingKind[]
  /** Visits that at least one location takes bookings for. */
  readonly bookableVisits: readonly BookingKind[]
  /** The location that takes bookings, if the dealer has only one; otherwise null. */
  readonly bookingLocationId: string | null
  /** Whether cars have a button to reserve them. */
  readonly offersReserving: boolean
  /** Whether reserving is switched on. */
  readonly takesReservations: boolean
  /** Whether deposits are to be paid online. */
  readonly takesDeposits: boolean
  readonly paymentAccounts: number
  /** Whether a form values the shopper's vehicle. */
  readonly valuesTradeIns: boolean
  /** Whether the dealer has saved pricing rules. */
  readonly hasPricingRules: boolean
  /** Whether cars have a button for instant messages, or a provider of a chat is chosen. */
  readonly offersChat: boolean
  /** Whether instant messages are switched on, or the provider's token is entered. */
  readonly chatWorks: boolean
}

const visits = { testDrive: 'test drive', service: 'service' } as const

const visitItem = (kind: BookingKind, isBookable: boolean, locationId: string | null): ChecklistItem => ({
  id: kind,
  title: `Shoppers can book a ${visits[kind]}`,
  text: isBookable
    ? 'They choose from the times of your calendar.'
    : `The site offers a ${visits[kind]}, but no location takes online bookings. Shoppers send a request, and you call them back.`,
  done: isBookable,
  optional: true,
  place: { page: 'bookings', locationId },
  action: locationId === null ? 'Locations' : 'Turn on',
})

const reserveItem = ({ takesReservations, takesDeposits, paymentAccounts }: PromiseState): ChecklistItem => {
  const lacksAccount = takesDeposits && paymentAccounts === 0
  return {
    id: 'reserve',
    title: 'Shoppers can reserve a car',
    text: !takesReservations
      ? 'The Reserve button stays hidden until reservations are offered.'
      : lacksAccount
        ? 'Deposits need a payment account. Until then shoppers send a request.'
        : 'The Reserve button works on cars with a price.',
    done: takesReservations && !lacksAccount,
    optional: true,
    place: takesReservations ? { page: 'payments' } : { page: 'editor', at: '/checkout/enabled' },
    action: takesReservations ? 'Payments' : 'Choose',
  }
}

/** Items for what the pages promise; without the promise there is no item (BKG-01, CHK-02, TRD-01, VDP-13). */
export const promiseItems = (state: PromiseState): ChecklistItem[] => [
  ...state.offeredVisits.map((kind) => visitItem(kind, state.bookableVisits.includes(kind), state.bookingLocationId)),
  ...(state.offersReserving || state.takesReservations ? [reserveItem(state)] : []),
  ...(state.valuesTradeIns
    ? [
        {
          id: 'tradeIn',
          title: 'Trade-in offers follow your rules',
          text: state.hasPricingRules
            ? 'Offers use the margins that you saved.'
            : 'Offers use our standard margins. Check them before shoppers see a figure.',
          done: state.hasPricingRules,
          optional: true,
          place: { page: 'valuationRules' as const },
          action: 'Pricing rules',
        },
      ]
    : []),
  ...(state.offersChat
    ? [
        {
          id: 'chat',
          title: 'Instant messages reach someone',
          text: state.chatWorks
            ? 'Shoppers can write to you from the site.'
            : 'The button stays hidden until instant messages are offered, or your chat provider’s token is entered.',
          done: state.chatWorks,
          optional: true,
          place: { page: 'editor' as const, at: '/chat/enabled' },
          action: 'Choose',
        },
      ]
    : []),
]
