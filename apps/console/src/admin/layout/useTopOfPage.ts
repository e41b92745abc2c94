import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/** Scrolls to the top on navigation. On back and forward, the browser restores the position. */
export const useTopOfPage = () => {
  const { pathname, key } = useLocation()
  const lastPathname = useRef(pathname)
  const isHistoryMove = useRef(false)
  useEffect(() => {
    const onPopState = () => {
      isHistoryMove.current = true
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, even within the same page.
  useEffect(() => {
    if (pathname !== lastPathname.current && !isHistoryMove.current) window.scrollTo(0, 0)
    lastPathname.current = pathname
    isHistoryMove.current = false
  }, [pathname, key])
}
