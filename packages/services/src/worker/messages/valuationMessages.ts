import type { Database } from '@forecourt/data/createDatabase'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import { dayText } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { momentText } from '@forecourt/rules/format/momentText'
import { offerText } from '@forecourt/rules/valuations/tradeInText'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { valuationMail } from '../../mail/templates/valuationMail'
import { valuationLinkExpiry, valuationToken } from '../../valuations/valuationToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'

const payload = z.object({ to: z.array(z.email()).min(1), valuationId: z.string().min(1) })

/** Mail with a valuation to the shopper, or with the shopper's decision to the dealership. Its link opens a page and changes nothing. */
async function writeValuationMail(
  db: Database,
  message: ClaimedMessage,
  { originTemplate, shopperSecret, consoleUrl }: Pick<MessageAddresses, 'originTemplate' | 'shopperSecret' | 'consoleUrl'>,
): Promise<Mail> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site) throw new Error('Its site is not published')
  const { to, valuationId } = payload.parse(message.payload)
  const now = new Date().toISOString()
  const valuation = await readValuation(db, site, valuationId, now)
  if (!valuation) throw new Error('Its valuation is no longer there')
  const { identity, theme } = site.config
  const { vehicle, km, state, validUntil, appraisalAt, offerCents, source } = valuation
  const name = [vehicleName(vehicle), vehicle.plate ?? vehicle.vin, km === null ? null : formatOdometer(km)].filter(Boolean).join(', ')
  const frame = { siteName: identity.name, brandColour: theme.brandColour, vehicle: name, figure: offerText(valuation) }
  const until = validUntil === null ? null : dayText(validUntil, identity.timeZone)
  if (message.kind === 'valuation.dealer')
    return {
      to,
      fromName: identity.name,
      ...(await valuationMail({
        ...frame,
        heading: state === 'accepted' ? 'Offer accepted' : 'Appraisal requested',
        lines: [
          ...(state === 'accepted' && offerCents !== null ? [`The shopper accepted ${formatMoney(offerCents)}.`] : []),
          ...(appraisalAt ? [`They’d like it appraised on ${momentText(appraisalAt)}. Please confirm the time.`] : []),
        ],
        button: { text: 'Open the valuation', address: `${consoleUrl}/#/valuations/${encodeURIComponent(valuationId)}` },
        closing: `A shopper asked for a valuation on ${originTemplate.replace('{host}', site.hosts[0] ?? '')}.`,
      })),
    }
  const token = valuationToken(shopperSecret, { organisationId: site.organisationId, valuationId }, now)
  return {
    to,
    fromName: identity.name,
    replyTo: identity.email || undefined,
    ...(await valuationMail({
      ...frame,
      heading: frame.figure === null ? 'Your vehicle’s valuation' : 'What your vehicle is worth',
      lines: [
        ...(frame.figure === null ? [`${identity.name} will call you with a figure.`] : []),
        ...(state === 'valued' && until ? [`It’s valid until ${until}.`] : []),
        ...(frame.figure !== null && source
          ? [`Based on what you told us. Source: ${source}. ${identity.name} will inspect your vehicle before paying.`]
          : []),
        ...(appraisalAt ? [`You’ve requested an appraisal on ${momentText(appraisalAt)}.`] : []),
      ],
      button: {
        text: 'View your valuation',
        address: `${originTemplate.replace('{host}', site.hosts[0] ?? '')}/cars/trade-in?valuation=${encodeURIComponent(token)}`,
      },
      closing: `You asked ${identity.name} for a valuation. Opening the link doesn’t commit you to anything. It works until ${dayText(valuationLinkExpiry(now), identity.timeZone)}.`,
    })),
  }
}

/** Trade-in valuations and decisions. */
export const valuationMessages: Pick<MessageWriters, 'shopper.valuation' | 'valuation.dealer'> = {
  'shopper.valuation': { mail: writeValuationMail },
  'valuation.dealer': { mail: writeValuationMail },
}
