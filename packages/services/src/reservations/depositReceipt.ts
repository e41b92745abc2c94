import type { ReservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { isLive } from '@forecourt/rules/entities/reservationStates'
import { dayText, formatMoment } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { businessNumberText } from '@forecourt/rules/menus/businessNumberText'
import { priceTypeText } from '@forecourt/rules/pricing/modelPriceText'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { subscriptionLines } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import type { FactDocumentContent } from '../documents/FactDocument'

export interface PaidDeposit {
  readonly site: Pick<PublishedSite, 'config'>
  readonly reservation: Reservation
  /** Payment method as the bank names it; empty if unknown. */
  readonly paidWith: string
  /** Whether the amount was captured, not only authorised. */
  readonly wasTaken: boolean
  /** What the price includes; null if no longer known. */
  readonly price: ReservedPrice | null
  readonly now: string
}

/** Reservation end, or the final state if the reservation is no longer live. */
const stateFacts = (site: PaidDeposit['site'], { state, reservedUntil, subscription }: Reservation, now: string) => {
  if (subscription !== null || !isLive(state)) return [{ label: 'Status', value: heldStateTexts({ state, subscription }).shopper }]
  return reservedUntil === null ? [] : [{ label: 'Reserved until', value: formatMoment(reservedUntil, site.config.identity.timeZone, now) }]
}

/** The price and the on-road total: the single total to pay, with its components (ACL s 48). */
const priceFacts = ({ reservation, price, site }: PaidDeposit) => {
  const type = price ? `, ${priceTypeText(price.type, site.config.identity.country).toLowerCase()}` : ''
  const { onRoad = null } = price ?? {}
  return [
    { label: 'Price when reserved', value: `${formatMoney(reservation.priceCents)}${type}` },
    ...(onRoad ? onRoad.lines.map(({ name, text }) => ({ label: name, value: text })) : []),
    ...(onRoad ? [{ label: onRoad.isKnown ? 'On the road' : 'On the road, about', value: onRoad.totalText }] : []),
  ]
}

/** Facts of a deposit, by line. */
export const depositFacts = (paid: PaidDeposit) => {
  const { site, reservation, paidWith, now } = paid
  return [
    { label: 'Reference', value: reservation.reference },
    { label: 'Car', value: reservation.carName },
    ...(reservation.subscription === null
      ? priceFacts(paid)
      : subscriptionLines(reservation.subscription).map(({ title, text }) => ({ label: title, value: text }))),
    {
      label: reservation.subscription === null ? 'Deposit' : 'Paid online',
      value: `${formatMoney(reservation.amountCents)} ${reservation.currency}`,
    },
    ...(paidWith === '' ? [] : [{ label: 'Paid with', value: paidWith }]),
    ...stateFacts(site, reservation, now),
  ]
}

/** Receipt of a deposit, one page: amount, payer, payee and terms (CHK-04). */
export const depositReceipt = (paid: PaidDeposit): FactDocumentContent => {
  const { site, reservation, wasTaken, now } = paid
  const { identity, theme } = site.config
  return {
    title: reservation.subscription ? 'Subscription receipt' : wasTaken ? 'Deposit receipt' : 'Deposit confirmation',
    subtitle: `${reservation.carName}, reference ${reservation.reference}`,
    source: [legalName(identity), businessNumberText(identity), dayText(now, identity.timeZone)].filter(Boolean).join(', '),
    facts: [...depositFacts(paid), { label: 'From', value: `${reservation.name} ${reservation.lastName}`.trim() }],
    smallPrint: reservation.subscription
      ? 'If the subscription doesn’t start, you’ll get the first payment and the bond back in full. If it does, you’ll get the bond back at the end.'
      : wasTaken
        ? 'If you buy the car, the deposit comes off the price. If you don’t, you’ll get it back in full.'
        : 'The deposit is held on your card and hasn’t been charged. It’s only charged if you buy the car, and then it comes off the price.',
    typefaces: theme,
  }
}
