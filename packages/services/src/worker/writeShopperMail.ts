import type { Database } from '@forecourt/data/createDatabase'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { z } from 'zod'
import type { Mail } from '../mail/Mailer'
import { codeMail } from '../mail/templates/codeMail'
import { signInCode } from '../shoppers/signInCode'
import type { Sms } from '../sms/SmsSender'
import type { ClaimedMessage } from './deliverOutbox'

/** Where the links of mails to shoppers lead to, and what their codes are worked out of. */
export interface ShopperMailAddresses {
  /** `{host}` is filled in: the public address of a site. */
  readonly originTemplate: string
  readonly shopperSecret: string
}

const codePayload = z.object({ codeId: z.string().min(1), to: z.tuple([z.email()]) })
const smsPayload = z.object({ codeId: z.string().min(1), to: z.tuple([z.string().regex(/^\+6[14]\d{8,10}$/)]) })

/** Writes to a shopper: the code they asked for. */
export async function writeShopperMail(
  db: Database,
  message: ClaimedMessage,
  { originTemplate, shopperSecret }: ShopperMailAddresses,
): Promise<Mail> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site) throw new Error('Its site is not published')
  const { identity, theme } = site.config
  const frame = {
    siteName: identity.name,
    brandColour: theme.brandColour,
    siteAddress: originTemplate.replace('{host}', site.hosts[0] ?? ''),
  }
  const { codeId, to } = codePayload.parse(message.payload)
  return { to, fromName: identity.name, ...(await codeMail({ ...frame, code: signInCode(shopperSecret, codeId) })) }
}

/** A shopper's code as a text message; browsers fill it in by its last line. */
export async function writeShopperSms(db: Database, message: ClaimedMessage, { shopperSecret }: ShopperMailAddresses): Promise<Sms> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  if (!site) throw new Error('Its site is not published')
  const { codeId, to } = smsPayload.parse(message.payload)
  const code = signInCode(shopperSecret, codeId)
  return { to: to[0], text: `${code} is your code for ${site.config.identity.name}.\n\n@${site.hosts[0]} #${code}` }
}
