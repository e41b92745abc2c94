import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { useOrganisation } from '../useOrganisation'
import { menuPageAddress } from './pages'

/**
 * Selects another dealer, or all, in a new entry of the browser's history: on the same page of the menu, without its filters; a record's
 * page belongs to one dealer, so from there the menu's page above it opens.
 */
export const useSwitchOrganisation = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [, selectOrganisation] = useOrganisation()
  return useCallback(
    (organisationId: string | null, to?: string) => {
      selectOrganisation(organisationId)
      navigate(to ?? menuPageAddress(pathname))
    },
    [pathname, navigate, selectOrganisation],
  )
}
