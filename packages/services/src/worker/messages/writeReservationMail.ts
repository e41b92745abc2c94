import type { Database } from '@forecourt/data/createDatabase'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { readReservation } from '@forecourt/data/reservations/readReservation'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSite'
import { similarTo } from '@forecourt/data/stock/search/similarTo'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { momentWords } from '@forecourt/rules/format/momentWords'
import { reservationNews } from '@forecourt/rules/reservations/reservationNews'
import { reservationEvents } from '@forecourt/rules/reservations/reservationStep'
import { carHref } from '@forecourt/rules/routing/carHref'
import { z } from 'zod'
import { writeFactPaper } from '../../documents/writeFactPaper'
import type { Mail } from '../../mail/Mailer'
import { paymentMail } from '../../mail/templates/paymentMail'
import { linkToken } from '../../reservations/linkToken'
import type { ClaimedMessage } from '../deliverOutbox'
import type { LeadMailAddresses } from './leadMailFacts'
import type { ShopperMailAddresses } from './writeShopperMail'

const payload = z.object({ reservationId: z.string().min(1), event: z.enum(reservationEvents), to: z.array(z.email()).min(1) })

type Addresses = LeadMailAddresses & ShopperMailAddresses

const closingOf = ({ config }: PublishedSite): string =>
  [config.identity.legalName || config.identity.name, config.phone.main, config.identity.email].filter((text) => text !== '').join(', ')

interface Told {
  readonly site: PublishedSite
  readonly reservation: Reservation
  readonly paidWith: string
  readonly wasTaken: boolean
  readonly now: string
}

const factsOf = ({ site, reservation, paidWith, now }: Told) => [
  { label: 'Reference', value: reservation.reference },
  { label: 'Car', value: reservation.carName },
  { label: 'Price when reserved', value: formatMoney(reservation.priceCents) },
  { label: 'Deposit', value: `${formatMoney(reservation.amountCents)} ${reservation.currency}` },
  ...(paidWith === '' ? [] : [{ label: 'Paid with', value: paidWith }]),
  ...(reservation.reservedUntil === null
    ? []
    : [{ label: 'Reserved until', value: momentWords(reservation.reservedUntil, site.config.identity.timeZone, now) }]),
]

/** The receipt of a deposit as a PDF of one page: what was paid, by whom, to whom, and on what terms. */
const receiptOf = async (told: Told) => {
  const { site, reservation, wasTaken, now } = told
  const { identity } = site.config
  const content = await writeFactPaper({
    title: wasTaken ? 'Receipt for a deposit' : 'Confirmation of a deposit',
    subtitle: `${reservation.carName}, reference ${reservation.reference}`,
    source: `${identity.legalName || identity.name}${identity.businessNumber === '' ? '' : `, ${identity.businessNumber}`}, ${momentWords(now, identity.timeZone, now)}`,
    facts: [...factsOf(told), { label: 'From', value: `${reservation.name} ${reservation.lastName}`.trim() }],
    smallPrint: wasTaken
      ? 'The deposit is part of the price if the car is bought, and is returned in full if it isn’t.'
      : 'The deposit is kept on the card and was not taken. It is taken only if the car is bought, as a part of its price.',
  })
  return { filename: `${reservation.reference}.pdf`, content, contentType: 'application/pdf' }
}

const furtherCars = async (db: Database, { site, reservation, now }: Told, siteAddress: string) =>
  (await similarTo(db, site, reservation.carId, now)).map((car) => ({
    name: car.name,
    address: `${siteAddress}${carHref(car)}`,
    price: car.priceCents === null ? 'Price on request' : formatMoney(car.priceCents),
  }))

/** Writes to a shopper, or to their dealership, what happened to a reservation (CHK-02, CHK-04). */
export async function writeReservationMail(db: Database, message: ClaimedMessage, addresses: Addresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which reservation it is about')
  const { reservationId, event, to } = parsed.data
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  const reservation = await readReservation(db.platform, reservationId)
  if (!site || !reservation) throw new Error('Its site is not published, or the reservation no longer exists')
  const payment = await db.platform.transaction((tx) =>
    tx.payment.findFirst({ where: { reservationId }, select: { money: true, paidWith: true, collect: true } }),
  )
  const now = new Date().toISOString()
  const wasTaken = payment?.collect === 'charge' || payment?.money === 'charged'
  const told: Told = { site, reservation, paidWith: payment?.paidWith ?? '', wasTaken, now }
  const whom = message.kind === 'reservation.dealer' ? 'dealer' : 'shopper'
  const { identity, theme } = site.config
  const news = reservationNews(whom, {
    ...{ event, state: reservation.state, because: reservation.because, carName: reservation.carName, wasTaken },
    amount: formatMoney(reservation.amountCents),
    until: reservation.reservedUntil === null ? null : momentWords(reservation.reservedUntil, identity.timeZone, now),
    dealerName: identity.name,
    shopperName: `${reservation.name} ${reservation.lastName}`.trim(),
  })
  if (!news) throw new Error('There is nothing to tell')
  const siteAddress = addresses.originTemplate.replace('{host}', site.hosts[0] ?? '')
  const journey = reservation.journeyId
  const token = journey && linkToken(addresses.shopperSecret, { kind: 'journey', organisationId: site.organisationId, id: journey })
  const contact = [
    { label: 'Phone', value: reservation.phone },
    { label: 'Email', value: reservation.email },
  ].filter(({ value }) => value !== '')
  const content = await paymentMail({
    ...{
      siteName: identity.name,
      brandColour: theme.brandColour,
      siteAddress,
      subject: news.subject,
      heading: news.heading,
      paragraphs: news.text,
    },
    facts: [...factsOf(told), ...(whom === 'dealer' ? contact : [])],
    button:
      whom === 'dealer'
        ? { label: 'Open the reservation', address: `${addresses.consoleUrl}/#/reservations/${encodeURIComponent(reservation.id)}/show` }
        : token
          ? { label: 'See your reservation', address: `${siteAddress}/checkout-journey?journey=${token}` }
          : null,
    cars: whom === 'shopper' && event === 'tooLate' ? await furtherCars(db, told, siteAddress) : [],
    closing: whom === 'dealer' ? `Sent by ${siteAddress}.` : closingOf(site),
  })
  const isReceipt = whom === 'shopper' && (event === 'authorise' || event === 'charge')
  return {
    ...{ to, fromName: identity.name, replyTo: (whom === 'dealer' ? reservation.email : identity.email) || undefined, ...content },
    ...(isReceipt && { attachments: [await receiptOf(told)] }),
  }
}
