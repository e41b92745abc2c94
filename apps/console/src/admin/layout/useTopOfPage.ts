import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/** Begins another page at its top. Back and forward lead to where one was, which the browser keeps. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key, another place on the same page too.
  useEffect(() => {
    if (pathname !== at.current && !goesBack.current) window.scrollTo(0, 0)
    at.current = pathname
    goesBack.current = false
  }, [pathname, key])
}
