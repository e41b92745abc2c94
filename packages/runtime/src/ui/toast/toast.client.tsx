'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { callIsland } from '../../islands/callIsland'
import { island } from '../../islands/island'
import type { ShownToast, ToastAction, ToastCardProps } from './ToastCard.client'

let toastNumber = 0
let current: ShownToast | null = null
const watchers = new Set<() => void>()

const setCurrent = (next: ShownToast | null) => {
  current = next
  for (const onChange of watchers) onChange()
  if (next && watchers.size === 0) callIsland('ToastRegion')
}

const subscribe = (onChange: () => void) => {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

/** Shows a toast for three seconds, replacing the previous one (UI-01, UI-02). An error is an alert. */
export const showToast = (text: string, action?: ToastAction, urgent = false): void =>
  setCurrent({ id: ++toastNumber, text, action, urgent })

const nothingShown = () => null
const dismiss = () => setCurrent(null)

/**
 * Container of toasts: one at a time, above bottom bars; a live region for screen readers. The toast's code is fetched with the first one.
 */
const ToastRegionPart = () => {
  const toast = useSyncExternalStore(subscribe, () => current, nothingShown)
  const [Card, setCard] = useState<ComponentType<ToastCardProps> | null>(null)

  useEffect(() => {
    if (!toast || Card) return
    import('./ToastCard.client').then(
      ({ ToastCard }) => setCard(() => ToastCard),
      () => undefined,
    )
  }, [toast, Card])

  return (
    <div role="status" className="toast-region pointer-events-none fixed inset-x-0 z-50 flex justify-center px-4 print:hidden">
      {toast && (
        <div role={toast.urgent ? 'alert' : undefined} className="contents">
          {Card ? <Card key={toast.id} toast={toast} onDone={dismiss} /> : <span className="sr-only">{toast.text}</span>}
        </div>
      )}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ToastRegion = island('ToastRegion', ToastRegionPart, { hydrateOn: 'call' })
