'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { island } from '../../islands/island'
import type { PopupWatchProps } from './PopupWatch.client'

/** The popups that may open on a page, once it has come to life (CNT-04): nothing is drawn before, and nothing without scripts. */
const PopupsPart = (props: PopupWatchProps) => {
  const [Watch, setWatch] = useState<ComponentType<PopupWatchProps> | null>(null)

  useEffect(() => {
    import('./PopupWatch.client').then(
      ({ PopupWatch }) => setWatch(() => PopupWatch),
      () => undefined,
    )
  }, [])

  return Watch && <Watch {...props} />
}

/** On a public page it answers by itself (decision 054). */
export const Popups = island('Popups', PopupsPart, { wakes: 'load' })
