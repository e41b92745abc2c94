'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { island } from '../../islands/island'
import type { AwaitedPopups } from './awaitPopup'

/** The popups of a page, after hydration (CNT-04): renders nothing before, and nothing without scripts. */
const PopupsPart = (props: AwaitedPopups) => {
  const [Watch, setWatch] = useState<ComponentType<AwaitedPopups> | null>(null)

  useEffect(() => {
    import('./PopupWatch.client').then(
      ({ PopupWatch }) => setWatch(() => PopupWatch),
      () => undefined,
    )
  }, [])

  return Watch && <Watch {...props} />
}

/** On public pages an island (decision 104), hydrated when its enhancer requests it: once a popup's trigger has fired (`enhancePopups`). */
export const Popups = island('Popups', PopupsPart, { hydrateOn: 'enhancement' })
