import { env } from '../env'

/** The origin that a request came to: its Host header with the scheme of this installation's sites, without a slash at the end. */
export const requestOrigin = (authority: string): string =>
  `${env().SITE_ORIGIN_TEMPLATE.startsWith('https:') ? 'https' : 'http'}://${authority}`
