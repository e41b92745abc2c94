import { env } from '../env'

/** Origin of a request: Host header with the scheme of this installation's sites, no trailing slash. */
export const requestOrigin = (authority: string): string =>
  `${env().SITE_ORIGIN_TEMPLATE.startsWith('https:') ? 'https' : 'http'}://${authority}`
