import { shared } from '../sites/shared'
import { createRequestCounter, type RequestCounter } from './createRequestCounter'

/** Requests of the page process, besides forecasts. */
export const otherRequests = (): RequestCounter =>
  shared('otherRequests', () => createRequestCounter((url) => url.startsWith('/api/forecast')))
