import { useEffect } from 'react'

/** Has the browser ask before the page is closed or reloaded while work goes on that would stop half-way. */
export const useUnfinishedWarning = (isBusy: boolean) =>
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
