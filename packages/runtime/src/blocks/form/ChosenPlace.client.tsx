'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'

export interface ChosenPlaceProps {
  /** The select of the form in the same section. */
  readonly name: string
  /** Shown until one is chosen. */
  readonly hint: string
  /** Every place that can be chosen, by the value of its option. */
  readonly places: readonly { readonly value: string; readonly card: ReactNode }[]
}

/** The place that is chosen in the form beside; without scripts all of them. */
const ChosenPlacePart = ({ name, hint, places }: ChosenPlaceProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('')

  useEffect(() => {
    const section = area.current?.closest('section')
    if (!section) return
    // The form is drawn anew once its script has come, so its select is looked up each time.
    const read = () => setChosen(section.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? '')
    read()
    section.addEventListener('change', read)
    return () => section.removeEventListener('change', read)
  }, [name])

  return (
    <div ref={area} className="self-start">
      {!places.some(({ value }) => value === chosen) && <p className="rounded-card bg-surface p-card text-muted text-pretty">{hint}</p>}
      {places.map(({ value, card }) => (
        <div key={value} hidden={value !== chosen} className="shown-without-script mb-6 w-full">
          {card}
        </div>
      ))}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const ChosenPlace = island('ChosenPlace', ChosenPlacePart, { wakes: 'load' })
