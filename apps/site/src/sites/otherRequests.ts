import { createRequestCounter, type RequestCounter } from './createRequestCounter'
import { shared } from './shared'

/** Requests of the page process, besides those of the console that render many pages: forecasts don't wait for checks, nor for each other. */
export const otherRequests = (): RequestCounter =>
  shared('otherRequests', () => createRequestCounter((url) => url.startsWith('/api/forecast') || url.startsWith('/api/compliance')))
