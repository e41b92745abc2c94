import { env } from '../env'
import { isOwnOrigin } from './isOwnOrigin'

/** Whether a request is not from a page of another website (CSRF check): from the console's own pages, or from no browser at all. */
export const isFromConsole = ({ headers }: Request): boolean =>
  isOwnOrigin({ origin: headers.get('origin'), secFetchSite: headers.get('sec-fetch-site') }, env().CONSOLE_URL, headers.get('host'))
