import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '../env'
import { accountCookie, cookieIn } from './accountCookies'

/** An address or a mobile of an organisation's shopper. */
interface Known {
  readonly organisationId: string
  readonly sentTo: string
}

const signatureOf = ({ organisationId, sentTo }: Known, id: string): string =>
  createHmac('sha256', env().INTERNAL_SECRET)
    .update(JSON.stringify(['known browser', organisationId, sentTo, id]))
    .digest('base64url')

/** Marks a browser as one that signed in by an address or a mobile: asking for another code is counted apart from strangers. */
export const knownBrowserCookie = (known: Known): string => {
  const id = randomBytes(12).toString('base64url')
  return accountCookie('known', `${id}.${signatureOf(known, id)}`)
}

/** Which browser it is, where it signed in by that address or mobile before; null for any other. */
export const knownBrowser = (cookies: string | null, known: Known): string | null => {
  const [id = '', signature = ''] = cookieIn(cookies, 'known')?.split('.') ?? []
  return id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(known, id))) ? id : null
}
