import { useEffect } from 'react'

/** Has the browser ask before the page is closed or reloaded while work goes on that would stop half-way. */
export const useUnfinishedWarning = (isBusy: boolean) =>
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
