import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../client/trpc'

/** The pages of one site's draft with what they are made of; undefined until they have come. */
export const useSitePages = (siteId: string | null, pointer: string) =>
  useQuery({
    queryKey: ['across', 'pages', siteId],
    queryFn: async ({ signal }) => (await trpc.across.lists.query({ siteIds: [siteId ?? ''], pointer }, { signal })).sites[0]?.items ?? [],
    enabled: siteId !== null,
    staleTime: 0,
  })
