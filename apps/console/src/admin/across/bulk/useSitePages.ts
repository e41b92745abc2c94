import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'

/** The pages of one site's draft with what they are made of; undefined until they have come. */
export const useSitePages = (siteId: string | null, pointer: string) =>
  useQuery(
    api.across.lists.queryOptions(siteId === null ? skipToken : { siteIds: [siteId], pointer }, {
      select: ({ sites }) => sites[0]?.items ?? [],
      staleTime: 0,
      trpc: { abortOnUnmount: true },
    }),
  )
