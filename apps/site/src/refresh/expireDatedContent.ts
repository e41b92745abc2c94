import { offersStartOrEnd } from '@forecourt/data/offers/currentOffers'
import { postsStartOrEnd } from '@forecourt/data/pages/posts/livePosts'
import { showsAnswerTime } from '@forecourt/rules/leads/form/formParts'
import { hasBlog } from '@forecourt/rules/routing/blogHref'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { refreshSoon } from '../sites/refreshSoon'
import { siteRegistry } from '../sites/siteRegistry'
import { createExpirySchedule, datesStartOrEnd } from './createExpirySchedule'

/** Milliseconds. */
const pause = 1_000

/**
 * Checks every second for new minutes in the sites' time zones; cheap unless a minute has started. Only of sites in memory: pages of others
 * are not requested, or fresh for a few minutes only.
 */
export function expireDatedContent(): void {
  let inMemory: ReadonlyMap<string, LiveSite> = new Map()
  const expirePages = createExpirySchedule({
    async sites() {
      inMemory = new Map(
        siteRegistry()
          .inMemory()
          .map((live) => [live.published.siteId, live]),
      )
      return [...inMemory.values()].map(({ published: { siteId, organisationId, config } }) => ({
        siteId,
        organisationId,
        timeZone: config.identity.timeZone,
      }))
    },
    hasDatedChange: async ({ siteId, organisationId }, moment, before) => {
      const live = inMemory.get(siteId)
      if (live && datesStartOrEnd(live.published.config, moment, before)) return true
      const scope = database().forOrganisation(organisationId)
      if (live && hasBlog.holds(live.published) && (await postsStartOrEnd(scope, organisationId, moment, before))) return true
      if (await offersStartOrEnd(scope, organisationId, moment, before)) return true
      // The response time shown on the site is updated daily.
      return moment.date !== before.date && live !== undefined && showsAnswerTime.holds(live.published)
    },
    refresh: ({ siteId, organisationId }) => refreshSoon({ kind: 'site', organisationId, siteId }),
    now: () => Date.now(),
  })
  const next = () =>
    setTimeout(
      () =>
        void expirePages()
          .catch(() => {})
          .finally(next),
      pause,
    ).unref()
  next()
}
