'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { followPlace } from './followPlace'

export interface ChosenPlaceProps {
  /** The select of the form in the same section. */
  readonly name: string
  /** The place of each option, hidden, with its value as `data-place`; and what shows until one is chosen, with `data-hint`. */
  readonly children: ReactNode
}

/** The place that is chosen in the form beside; without scripts all of them. */
const ChosenPlacePart = ({ name, children }: ChosenPlaceProps) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? followPlace(area.current, name) : undefined), [name])

  return (
    <div ref={area} className="self-start">
      {children}
    </div>
  )
}

/** On a public page it answers by itself, without a renderer (decision 104). */
export const ChosenPlace = island('ChosenPlace', ChosenPlacePart, { hydrateOn: 'page-interaction', plain: true })
