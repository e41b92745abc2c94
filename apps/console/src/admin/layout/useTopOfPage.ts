import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/** Scrolls to the top on navigation. On back and forward, the browser restores the position. */
export const useTopOfPage = () => {
  const { pathname, key } = useLocation()
  const at = useRef(pathname)
  const goesBack = useRef(false)
  useEffect(() => {
    const pop = () => {
      goesBack.current = true
    }
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, even within the same page.
  useEffect(() => {
    if (pathname !== at.current && !goesBack.current) window.scrollTo(0, 0)
    at.current = pathname
    goesBack.current = false
  }, [pathname, key])
}
