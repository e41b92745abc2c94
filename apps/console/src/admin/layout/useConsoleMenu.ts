import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../client/api'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { type PageGroup, permittedMenu } from './pages'

/** The user's menu: a dealer's, or the platform's for staff who have chosen no dealer. */
export const useConsoleMenu = (): readonly PageGroup[] => {
  const me = useMe()
  const may = useMay()
  const [organisationId] = useOrganisation()
  const isStaffMenu = me?.staff === true && organisationId === null
  // Staff compare and clone the sites of all dealers.
  const { data: sites } = useQuery(
    api.sites.getList.queryOptions({ page: 1, perPage: 1 }, { enabled: me?.staff === false && may('site.edit'), staleTime: 300_000 }),
  )
  const hasOneSite = sites?.total === 1
  return useMemo(() => permittedMenu(isStaffMenu, may, { hasOneSite }), [isStaffMenu, may, hasOneSite])
}
