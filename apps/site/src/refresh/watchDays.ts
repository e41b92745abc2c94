import { offersTurn } from '@forecourt/data/offers/offersTurn'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { configTurns } from './configTurns'
import { createDayWatch } from './createDayWatch'
import { refreshSoon } from './refreshSoon'

/** Milliseconds. */
const pause = 1_000

/** Sees days begin where sites are. One look after another, each a comparison of a few strings unless a day has begun. */
export function watchDays(): void {
  const look = createDayWatch({
    sites: async () =>
      (await siteRegistry().all()).map(({ published: { siteId, organisationId, config } }) => ({
        siteId,
        organisationId,
        timeZone: config.identity.timeZone,
      })),
    turns: async ({ siteId, organisationId }, date) => {
      const live = await siteRegistry().byId(siteId)
      if (live && configTurns(live.published.config, date)) return true
      return offersTurn(database().forOrganisation(organisationId), organisationId, date)
    },
    refresh: ({ siteId, organisationId }) => refreshSoon({ kind: 'site', organisationId, siteId }),
    now: () => Date.now(),
  })
  const next = () =>
    setTimeout(
      () =>
        void look()
          .catch(() => {})
          .finally(next),
      pause,
    ).unref()
  next()
}
