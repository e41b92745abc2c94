import { useGetList } from 'react-admin'
import { useMe } from '../parts/useMe'
import { useOrganisation } from './useOrganisation'

interface Organisation {
  readonly id: string
  readonly name: string
}

const firstPage = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const

/** The organisations that the user may view: for staff the first hundred and the selected one, else their own. */
export const useOrganisations = (): readonly Organisation[] => {
  const me = useMe()
  const [selected] = useOrganisation()
  const isStaff = me?.staff === true
  const { data = [] } = useGetList<Organisation>('organisations', { ...firstPage, filter: { inUse: true } }, { enabled: isStaff })
  const isMissing = selected !== null && data.length > 0 && !data.some(({ id }) => id === selected)
  const { data: selectedOnly = [] } = useGetList<Organisation>(
    'organisations',
    { ...firstPage, filter: { ids: [selected] } },
    { enabled: isStaff && isMissing },
  )
  if (!isStaff) return me?.organisations ?? []
  return isMissing ? [...data, ...selectedOnly] : data
}
