import type { ReactNode } from 'react'
import { useLocation, usePermissions } from 'react-admin'
import { ListSkeleton } from '../parts/ListSkeleton'
import { OtherRole } from '../parts/OtherRole'
import { useMay } from '../useMay'
import { permissionOf } from './permissionOf'

/** The page asked for, unless it is for other roles: then it says so, and asks the server for nothing. */
export const PermittedPage = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { isPending } = usePermissions()
  const may = useMay()
  const permission = permissionOf(pathname)
  if (permission === null || may(permission)) return children
  return isPending ? <ListSkeleton /> : <OtherRole />
}
