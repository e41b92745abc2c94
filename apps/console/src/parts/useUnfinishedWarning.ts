import { useEffect } from 'react'

/** Warns before the page is closed or reloaded while work is in flight. */
export const useUnfinishedWarning = (isBusy: boolean) =>
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
