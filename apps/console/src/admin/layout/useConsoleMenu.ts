import { useMemo } from 'react'
import { useMe } from '../../parts/useMe'
import { useHasSeveralSites } from '../sites/useHasSeveralSites'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { type PageGroup, permittedMenu } from './pages'

/** The user's menu: a dealer's, or the platform's for staff who have chosen no dealer. */
export const useConsoleMenu = (): readonly PageGroup[] => {
  const me = useMe()
  const may = useMay()
  const [organisationId] = useOrganisation()
  const isStaffMenu = me?.staff === true && organisationId === null
  const hasSeveralSites = useHasSeveralSites() ?? false
  return useMemo(() => permittedMenu(isStaffMenu, may, { hasSeveralSites }), [isStaffMenu, may, hasSeveralSites])
}
