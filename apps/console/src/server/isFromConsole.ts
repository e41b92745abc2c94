import { env } from '../env'
import { isOwnOrigin } from './isOwnOrigin'

/** Whether a request comes from the console's own pages (CSRF check). */
export const isFromConsole = ({ headers }: Request): boolean =>
  isOwnOrigin({ origin: headers.get('origin'), secFetchSite: headers.get('sec-fetch-site') }, env().CONSOLE_URL, headers.get('host'))
