import { useCallback } from 'react'
import { useMay } from '../useMay'
import { requiredPermission } from './pages'

/** Whether the user's role includes the page at a path; false while loading. */
export const useMayOpen = (): ((path: string) => boolean) => {
  const may = useMay()
  return useCallback(
    (path) => {
      const permission = requiredPermission(path)
      return permission === null || may(permission)
    },
    [may],
  )
}
