import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from './api'
import { resourceFilter } from './resourceFilters'

/** What calls have read of each besides react-admin. */
const readByCalls: Readonly<Record<'onboarding' | 'organisations' | 'sites', readonly InvalidateQueryFilters<QueryKey>[]>> = {
  onboarding: [api.onboarding.pathFilter()],
  organisations: [api.organisations.pathFilter(), api.across.cloneChoices.queryFilter()],
  sites: [api.sites.pathFilter()],
}

/** Whatever was read of these resources is read again where it is shown, and before it is shown the next time. */
export const invalidateResources = (queries: QueryClient, ...resources: readonly (keyof typeof readByCalls)[]) =>
  Promise.all(
    resources
      .flatMap((resource) => [resourceFilter(resource), ...readByCalls[resource]])
      .map((filter) => queries.invalidateQueries(filter)),
  )
