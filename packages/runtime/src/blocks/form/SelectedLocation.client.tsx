'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { followSelectedLocation } from './followSelectedLocation'

export interface SelectedLocationProps {
  /** Name of the location select of the form in the same section. */
  readonly name: string
  /** One hidden element per option with its value in `data-place`, and a hint in `data-hint` that shows while none is selected. */
  readonly children: ReactNode
}

/** Shows the location selected in the adjacent form; without scripts, all locations. */
const SelectedLocationPart = ({ name, children }: SelectedLocationProps) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? followSelectedLocation(area.current, name) : undefined), [name])

  return (
    <div ref={area} className="self-start">
      {children}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const SelectedLocation = island('SelectedLocation', SelectedLocationPart, { hydrateOn: 'page-interaction', plain: true })
