import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { useSession } from '../session/SessionContext'

/** The links to the draft being edited: those there are, and making and ending them. */
export const useShareLinks = () => {
  const siteId = useSession().editing.site.id
  const { data, error, refetch } = useQuery(api.sharing.list.queryOptions({ siteId }, { staleTime: 0 }))
  const onSuccess = () => refetch()
  const creation = useMutation(api.sharing.create.mutationOptions({ onSuccess }))
  const ending = useMutation(api.sharing.revoke.mutationOptions({ onSuccess }))
  const failure = creation.error ?? ending.error ?? error
  return {
    links: data?.links ?? null,
    failure: failure && callError(failure).message,
    working: creation.isPending || ending.isPending,
    /** Resolves to the address of the new link, which nobody can say again; to null where it was refused, which `failure` says. */
    create: async (label: string, days: 1 | 7 | 30) => {
      ending.reset()
      return creation.mutateAsync({ siteId, label, days }).then(
        ({ address }) => address,
        () => null,
      )
    },
    revoke: (id: string) => {
      creation.reset()
      ending.mutate({ siteId, id })
    },
  }
}
