import { useEffect, useRef } from 'react'

/** What a browser tells of its user's wish to close what lies over the page; some have none. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * Answers the device's own way to close what lies over a page, as dialogs do: on Android that is going back, which would leave the page.
 */
export const useCloseRequest = (close: () => void) => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const { CloseWatcher } = window as typeof window & { readonly CloseWatcher?: new () => CloseWatcher }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [])
}
