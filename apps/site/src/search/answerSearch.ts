import { env } from '../env'
import { siteRegistry } from '../sites/siteRegistry'
import { createSearchAnswers } from './createSearchAnswers'

/** Answers search calls from the registry of this process. */
export const answerSearch = createSearchAnswers({
  siteOf: (host) => siteRegistry().byHost(host),
  secret: () => env().INTERNAL_SECRET,
  now: () => new Date().toISOString(),
})
