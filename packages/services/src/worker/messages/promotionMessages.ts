import type { Database } from '@forecourt/data/createDatabase'
import { readEntry } from '@forecourt/data/shoppers/promotions/listEntries'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { blockAt } from '@forecourt/rules/blocks/findBlockRules'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { paymentMail } from '../../mail/templates/paymentMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({ promotionEntryId: z.string().min(1), to: z.array(z.email()).min(1) })

/** Notifies participants of the result of a prize draw, and the dealership of a prize (RTE-21). */
export async function writePromotionMail(db: Database, message: ClaimedMessage, { originTemplate }: LeadMailAddresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which entry it is about')
  const { promotionEntryId, to } = parsed.data
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  const entry = await readEntry(db.platform, promotionEntryId)
  if (!site || !entry) throw new Error('Its site is not published, or the entry no longer exists')
  const { identity, theme, phone } = site.config
  const siteAddress = originTemplate.replace('{host}', site.hosts[0] ?? '')
  const draw = blockAt(site.config, 'spin', entry.promotion)
  const drawName = draw?.block.heading.trim() || 'the prize draw'
  const isDealer = message.kind === 'promotion.dealer'
  const { won } = entry
  const facts = won
    ? [
        { label: 'Prize', value: won.prize },
        { label: 'Code', value: won.code },
        ...(isDealer
          ? [
              { label: 'Winner', value: entry.name },
              { label: 'Contact', value: entry.person },
            ]
          : []),
      ]
    : []
  const texts = !won
    ? {
        subject: `Your entry in ${drawName}`,
        heading: 'No prize this time',
        paragraphs: [draw?.block.nothingText.trim() || 'Thanks for taking part.'],
      }
    : isDealer
      ? {
          subject: `${entry.name} won: ${won.prize}`,
          heading: `${entry.name} won a prize`,
          paragraphs: [`They won it in ${drawName}. They have the code and will quote it when they collect the prize.`],
        }
      : {
          subject: `You’ve won: ${won.prize}`,
          heading: 'You’ve won',
          paragraphs: [
            ...(won.text === '' ? [] : [won.text]),
            'Quote the code at the dealership, and keep this email until you have your prize.',
          ],
        }
  const content = await paymentMail({
    ...{ siteName: identity.name, brandColour: theme.brandColour, siteAddress, ...texts, facts, cars: [] },
    button: draw && !isDealer ? { label: 'See the conditions', address: `${siteAddress}${draw.page.path}` } : null,
    closing: [legalName(identity), phone.main, identity.email].filter((text) => text !== '').join(', '),
  })
  return { to, fromName: identity.name, replyTo: (isDealer ? '' : identity.email) || undefined, ...content }
}

/** Results of prize draws. */
export const promotionMessages: Pick<MessageWriters, 'promotion.shopper' | 'promotion.dealer'> = {
  'promotion.shopper': { mail: writePromotionMail },
  'promotion.dealer': { mail: writePromotionMail },
}
