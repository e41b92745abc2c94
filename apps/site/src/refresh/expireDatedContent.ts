import { offersStartOrEnd } from '@forecourt/data/offers/currentOffers'
import { postsStartOrEnd } from '@forecourt/data/pages/posts/livePosts'
import { showsAnswerTime } from '@forecourt/rules/leads/form/formParts'
import { hasBlog } from '@forecourt/rules/routing/blogHref'
import { database } from '../sites/database'
import { refreshSoon } from '../sites/refreshSoon'
import { siteRegistry } from '../sites/siteRegistry'
import { createExpirySchedule, datesStartOrEnd } from './createExpirySchedule'

/** Milliseconds. */
const pause = 1_000

/** Checks every second for new minutes in the sites' time zones; cheap unless a minute has started. */
export function expireDatedContent(): void {
  const expirePages = createExpirySchedule({
    sites: async () =>
      (await siteRegistry().all()).map(({ published: { siteId, organisationId, config } }) => ({
        siteId,
        organisationId,
        timeZone: config.identity.timeZone,
      })),
    hasDatedChange: async ({ siteId, organisationId }, moment, before) => {
      const live = await siteRegistry().byId(siteId)
      const scope = database().forOrganisation(organisationId)
      if (live && hasBlog.holds(live.published) && (await postsStartOrEnd(scope, organisationId, moment, before))) return true
      if (moment.date === before.date) return false
      // The response time shown on the site is updated daily.
      if (live && showsAnswerTime.holds(live.published)) return true
      return (live && datesStartOrEnd(live.published.config, moment.date)) || offersStartOrEnd(scope, organisationId, moment.date)
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
