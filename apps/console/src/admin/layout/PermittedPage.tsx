import type { ReactNode } from 'react'
import { reactRouterProvider, useLocation, usePermissions } from 'react-admin'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { OtherRole } from '../../parts/OtherRole'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'
import { requiredPermission } from './requiredPermission'

const { Navigate } = reactRouterProvider

/** The page asked for, unless it is for other roles: then it says so, and asks the server for nothing. */
export const PermittedPage = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { isPending } = usePermissions()
  const may = useMay()
  const me = useMe()
  const permission = requiredPermission(pathname)
  // Until a second factor that is asked for is there, the server answers nothing else.
  if (me?.needsSecondFactor && pathname !== '/profile') return <Navigate to="/profile" />
  if (permission === null || may(permission)) return children
  return isPending ? <ListSkeleton /> : <OtherRole />
}
