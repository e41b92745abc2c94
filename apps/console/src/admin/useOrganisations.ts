import { useGetList } from 'react-admin'
import { useMe } from '../parts/useMe'

interface Organisation {
  readonly id: string
  readonly name: string
}

/** The organisations that the user may view: all for staff, else their own. */
export const useOrganisations = (): readonly Organisation[] => {
  const me = useMe()
  const { data } = useGetList<Organisation>(
    'organisations',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: { inUse: true } },
    { enabled: me?.staff === true },
  )
  return me?.staff ? (data ?? []) : (me?.organisations ?? [])
}
