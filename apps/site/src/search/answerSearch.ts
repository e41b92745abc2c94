import { env } from '../env'
import { siteRegistry } from '../sites/siteRegistry'
import { createSearchHandler } from './createSearchHandler'

/** Answers search calls from the registry of this process. */
export const answerSearch = createSearchHandler({
  siteOf: (host) => siteRegistry().byHost(host),
  secret: () => env().INTERNAL_SECRET,
  now: () => new Date().toISOString(),
})
