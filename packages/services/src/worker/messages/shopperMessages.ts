import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { loadAlertMail as alertMailContent, type MailedAlert } from '@forecourt/data/shoppers/alertMails'
import { isCodeValid } from '@forecourt/data/shoppers/requestSignInCode'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Location } from '@forecourt/rules/entities/Location'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { townText } from '@forecourt/rules/locations/townText'
import { carHref } from '@forecourt/rules/routing/carHref'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { type AlertMailFacts, alertMail } from '../../mail/templates/alertMail'
import { codeMail } from '../../mail/templates/codeMail'
import { paymentMail } from '../../mail/templates/paymentMail'
import { searchToken } from '../../shoppers/searchToken'
import { signInCode } from '../../shoppers/signInCode'
import { unsubscribeToken } from '../../shoppers/unsubscribeToken'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'
import { textedNumber } from './textedNumber'

type Frame = Pick<AlertMailFacts, 'siteName' | 'brandColour' | 'siteAddress'>

const codeIdPayload = z.object({ codeId: z.string().min(1) })
const codePayload = codeIdPayload.extend({ to: z.tuple([z.email()]) })
const alertsPayload = z.object({ to: z.tuple([z.email()]) })
const searchPayload = alertsPayload.extend({ path: z.string().min(1), name: z.string().min(1) })
const smsPayload = codeIdPayload.extend({ to: textedNumber })

const alertText = ({ kind, beforeCents, car, search }: MailedAlert): string => {
  const price = car.priceCents === null ? null : formatMoney(car.priceCents)
  switch (kind) {
    case 'priceDrop':
      return `Now ${price}, was ${formatMoney(beforeCents ?? 0)}`
    case 'sold':
      return 'Sold'
    case 'backInStock':
      return price === null ? 'Available again' : `Available again for ${price}`
    case 'newForSearch':
      return search ? `New match for your search “${search.name}”` : 'New match for one of your searches'
  }
}

const postalAddressText = (location: Location | undefined): string =>
  location ? `, ${location.address.street}, ${townText(location)}` : ''

/** Why an alert should not be sent, one sentence; null if it should. */
async function alertsWithheld(db: Database, message: ClaimedMessage, now: string): Promise<string | null> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site || !sendsAlerts(site.config)) return 'Not sent: the site no longer sends emails about cars.'
  return (await alertMailContent(db, site, message.id, now)) ? null : 'Not sent: it no longer applies, or the shopper no longer wants it.'
}

async function writeAlerts(db: Database, site: PublishedSite, message: ClaimedMessage, frame: Frame, secret: string): Promise<Mail> {
  const now = new Date().toISOString()
  const { to } = alertsPayload.parse(message.payload)
  const content = await alertMailContent(db, site, message.id, now)
  if (!content) throw new Error('There is nothing to report any more')
  const { identity, phone } = site.config
  const { organisationId } = site
  const { locations } = await loadSiteData(db, site, now)
  const token = unsubscribeToken(secret, { organisationId, shopperId: content.shopperId }, now)
  const { siteAddress } = frame
  return {
    to,
    fromName: identity.name,
    replyTo: identity.email || undefined,
    unsubscribeAddress: `${siteAddress}/api/unsubscribe?token=${token}`,
    ...(await alertMail({
      ...frame,
      sender: `${legalName(identity)}${postalAddressText(locations.find(({ primary }) => primary) ?? locations[0])}${hasMainPhone(phone) ? `, ${phone.main}` : ''}`,
      garageAddress: `${siteAddress}/my-garage`,
      unsubscribeAddress: `${siteAddress}/pages/unsubscribe?token=${token}`,
      cars: content.alerts.map((alert) => ({
        news: alertText(alert),
        name: alert.car.name,
        address: `${siteAddress}${carHref(alert.car)}`,
        picture: alert.car.images[0] ? `${siteAddress}/media/${alert.car.images[0].key}?w=640` : null,
        facts: [
          ...(alert.kind === 'newForSearch' && alert.car.priceCents !== null ? [formatMoney(alert.car.priceCents)] : []),
          ...[alert.car.km === null ? null : formatOdometer(alert.car.km), alert.car.simpleTransmission, alert.car.fuel].filter(
            (fact) => fact !== null,
          ),
        ],
      })),
    })),
  }
}

/** Mail whose link confirms the address and saves the search. */
async function writeSearchMail(site: PublishedSite, message: ClaimedMessage, frame: Frame, secret: string): Promise<Mail> {
  const { to, path, name } = searchPayload.parse(message.payload)
  const { organisationId, siteId, config } = site
  const token = searchToken(secret, { organisationId, siteId, email: to[0], path }, new Date().toISOString())
  const { identity } = config
  return {
    to,
    fromName: identity.name,
    replyTo: identity.email || undefined,
    ...(await paymentMail({
      ...frame,
      subject: `Confirm your search at ${identity.name}`,
      heading: 'Confirm your search',
      paragraphs: [
        sendsAlerts(config)
          ? 'Open the link to confirm this is your address. We’ll then email you when a car that matches arrives, no more than once a day.'
          : 'Open the link to confirm this is your address, and we’ll save the search for you.',
        'The link works for seven days. If you didn’t ask for this, just ignore this email. Nothing has been saved.',
      ],
      facts: [{ label: 'Search', value: name }],
      button: { label: 'Confirm and save', address: `${frame.siteAddress}/save-search?${new URLSearchParams({ token })}` },
      cars: [],
      closing: [legalName(identity), config.phone.main, identity.email].filter((text) => text !== '').join(', '),
    })),
  }
}

/** Mail to a shopper: sign-in code, car alerts, or the confirmation of a saved search. */
async function writeShopperMail(
  db: Database,
  message: ClaimedMessage,
  { originTemplate, shopperSecret }: Pick<MessageAddresses, 'originTemplate' | 'shopperSecret'>,
): Promise<Mail> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site) throw new Error('Its site is not published')
  const { identity, theme } = site.config
  const frame = {
    siteName: identity.name,
    brandColour: theme.brandColour,
    siteAddress: originTemplate.replace('{host}', site.hosts[0] ?? ''),
  }
  if (message.kind === 'shopper.alerts') return writeAlerts(db, site, message, frame, shopperSecret)
  if (message.kind === 'shopper.search') return writeSearchMail(site, message, frame, shopperSecret)
  const { codeId, to } = codePayload.parse(message.payload)
  return { to, fromName: identity.name, ...(await codeMail({ ...frame, code: signInCode(shopperSecret, codeId) })) }
}

/** Sign-in code as a text message; the last line lets browsers autofill it. */
async function writeShopperSms(
  db: Database,
  message: ClaimedMessage,
  { shopperSecret }: Pick<MessageAddresses, 'shopperSecret'>,
): Promise<Sms> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site) throw new Error('Its site is not published')
  const { codeId, to } = smsPayload.parse(message.payload)
  const code = signInCode(shopperSecret, codeId)
  return { to: to[0], text: `${code} is your code for ${site.config.identity.name}.\n\n@${site.hosts[0]} #${code}` }
}

const codeWithheld = async (db: Database, { payload }: ClaimedMessage, now: string): Promise<string | null> => {
  const code = codeIdPayload.safeParse(payload)
  return !code.success || (await isCodeValid(db, code.data.codeId, now)) ? null : 'Not sent: the code was replaced or ran out.'
}

/** Sign-in codes, car alerts and confirmations of saved searches. */
export const shopperMessages: Pick<MessageWriters, 'shopper.code' | 'shopper.codeBySms' | 'shopper.alerts' | 'shopper.search'> = {
  'shopper.code': { mail: writeShopperMail, withheld: codeWithheld },
  'shopper.codeBySms': { sms: writeShopperSms, withheld: codeWithheld },
  'shopper.alerts': { mail: writeShopperMail, withheld: alertsWithheld },
  'shopper.search': { mail: writeShopperMail },
}
