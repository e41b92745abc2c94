import type { ReservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { isLive, reservationStateTexts } from '@forecourt/rules/entities/reservationStates'
import { dayText, formatMoment } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { businessNumberText } from '@forecourt/rules/menus/businessNumberText'
import { priceTypeText } from '@forecourt/rules/pricing/modelPriceText'
import { legalName } from '@forecourt/rules/sites/SiteData'
import type { FactPaperContent } from '../documents/FactPaper'

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
const standing = (site: PaidDeposit['site'], { state, reservedUntil }: Reservation, now: string) => {
  if (!isLive(state)) return [{ label: 'Status', value: reservationStateTexts[state].shopper }]
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
    ...priceFacts(paid),
    { label: 'Deposit', value: `${formatMoney(reservation.amountCents)} ${reservation.currency}` },
    ...(paidWith === '' ? [] : [{ label: 'Paid with', value: paidWith }]),
    ...standing(site, reservation, now),
  ]
}

/** Receipt of a deposit, one page: amount, payer, payee and terms (CHK-04). */
export const depositReceipt = (paid: PaidDeposit): FactPaperContent => {
  const { site, reservation, wasTaken, now } = paid
  const { identity, theme } = site.config
  return {
    title: wasTaken ? 'Deposit receipt' : 'Deposit confirmation',
    subtitle: `${reservation.carName}, reference ${reservation.reference}`,
    source: [legalName(identity), businessNumberText(identity), dayText(now, identity.timeZone)].filter(Boolean).join(', '),
    facts: [...depositFacts(paid), { label: 'From', value: `${reservation.name} ${reservation.lastName}`.trim() }],
    smallPrint: wasTaken
      ? 'The deposit comes off the price if the car is bought, and is returned in full if it isn’t.'
      : 'The deposit is held on the card and hasn’t been charged. It’s only charged if the car is bought, and comes off the price.',
    typefaces: theme,
  }
}
