import { reservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import type { Database } from '@forecourt/data/createDatabase'
import { readReservation } from '@forecourt/data/reservations/listReservations'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { similarTo } from '@forecourt/data/stock/search/similarCars'
import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { reservationEvents } from '@forecourt/rules/reservations/reservationStep'
import { carHref } from '@forecourt/rules/routing/carHref'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { mailAboutReservation } from '@forecourt/rules/subscriptions/subscriptionMail'
import { z } from 'zod'
import { writeFactDocument } from '../../documents/writeFactDocument'
import type { Mail } from '../../mail/createMailer'
import { paymentMail } from '../../mail/templates/paymentMail'
import { depositFacts, depositReceipt, type PaidDeposit } from '../../reservations/depositReceipt'
import { checkoutLinkPath, linkToken } from '../../reservations/linkToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'

const payload = z.object({
  reservationId: z.string().min(1),
  event: z.enum(reservationEvents),
  partCents: z.number().int().optional(),
  to: z.array(z.email()).min(1),
})

type Addresses = Pick<MessageAddresses, 'originTemplate' | 'consoleUrl' | 'shopperSecret'>

const closingText = ({ config }: PublishedSite): string =>
  [legalName(config.identity), config.phone.main, config.identity.email].filter((text) => text !== '').join(', ')

interface NewsFacts extends PaidDeposit {
  readonly site: PublishedSite
}

const receiptAttachment = async (facts: NewsFacts) => ({
  filename: `${facts.reservation.reference}.pdf`,
  content: await writeFactDocument(depositReceipt(facts)),
  contentType: 'application/pdf',
})

const furtherCars = async (db: Database, { site, reservation, now }: NewsFacts, siteAddress: string) =>
  (await similarTo(db, site, reservation.carId, now)).map((car) => ({
    name: car.name,
    address: `${siteAddress}${carHref(car)}`,
    price: car.priceCents === null ? 'Price on request' : formatMoney(car.priceCents),
  }))

/** Mail to the shopper or dealership about a reservation (CHK-02, CHK-04). */
export async function writeReservationMail(db: Database, message: ClaimedMessage, addresses: Addresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which reservation it is about')
  const { reservationId, event, partCents, to } = parsed.data
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  const reservation = await readReservation(db.platform, reservationId)
  if (!site || !reservation) throw new Error('Its site is not published, or the reservation no longer exists')
  const payment = await db.platform.transaction((tx) =>
    tx.payment.findFirst({ where: { reservationId }, select: { money: true, paidWith: true, collect: true } }),
  )
  const now = new Date().toISOString()
  const wasTaken = payment?.collect === 'charge' || payment?.money === 'charged'
  const price = await reservedPrice(db, site, reservation)
  const facts: NewsFacts = { site, reservation, paidWith: payment?.paidWith ?? '', wasTaken, price, now }
  const recipient = message.kind === 'reservation.dealer' ? 'dealer' : 'shopper'
  const { identity, theme } = site.config
  const isSubscription = reservation.subscription !== null
  const noun = isSubscription ? 'subscription' : 'reservation'
  const notice = {
    ...{ event, state: reservation.state, because: reservation.because, carName: reservation.carName, wasTaken },
    amount: formatMoney(reservation.amountCents),
    part: partCents === undefined ? '' : formatMoney(partCents),
    until: reservation.reservedUntil === null ? null : formatMoment(reservation.reservedUntil, identity.timeZone, now),
    dealerName: identity.name,
    shopperName: `${reservation.name} ${reservation.lastName}`.trim(),
  }
  const news = mailAboutReservation(recipient, notice, isSubscription)
  if (!news) throw new Error('There is nothing to report')
  const siteAddress = addresses.originTemplate.replace('{host}', site.hosts[0] ?? '')
  const journey = reservation.journeyId
  const confirms = recipient === 'shopper' && !reservation.isOwned && hasAccounts(site.config)
  const proof = linkToken(addresses.shopperSecret, { kind: 'address', organisationId: site.organisationId, id: reservation.id })
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
    facts: [...depositFacts(facts), ...(recipient === 'dealer' ? contact : [])],
    button:
      recipient === 'dealer'
        ? { label: `Open the ${noun}`, address: `${addresses.consoleUrl}/#/reservations/${encodeURIComponent(reservation.id)}/show` }
        : journey
          ? {
              label: confirms ? `Confirm your email and view your ${noun}` : `View your ${noun}`,
              address: `${siteAddress}${checkoutLinkPath(addresses.shopperSecret, { ...site, id: journey })}${confirms ? `&${new URLSearchParams({ proof })}` : ''}`,
            }
          : null,
    cars: recipient === 'shopper' && event === 'tooLate' ? await furtherCars(db, facts, siteAddress) : [],
    closing: recipient === 'dealer' ? `Sent by ${siteAddress}.` : closingText(site),
  })
  const isReceipt = recipient === 'shopper' && (event === 'authorise' || event === 'charge')
  return {
    ...{ to, fromName: identity.name, replyTo: (recipient === 'dealer' ? reservation.email : identity.email) || undefined, ...content },
    ...(isReceipt && { attachments: [await receiptAttachment(facts)] }),
  }
}

/** Messages about reservations. */
export const reservationMessages: Pick<MessageWriters, 'reservation.shopper' | 'reservation.dealer'> = {
  'reservation.shopper': { mail: writeReservationMail },
  'reservation.dealer': { mail: writeReservationMail },
}
