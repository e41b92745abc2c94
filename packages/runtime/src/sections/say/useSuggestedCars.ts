import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { SuggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { toSearch } from './suggestionRows'

/** Debounce of requests while typing, in milliseconds. */
const pauseMs = 180
const fewestLetters = 2
const noCars: readonly SuggestedCar[] = []

/** The first cars of the search that a text means, requested once typing pauses; none if they can't be loaded. */
export const useSuggestedCars = (text: string, lexicon: Lexicon | null): readonly SuggestedCar[] => {
  const host = useRuntimeHost()
  const [cars, setCars] = useState(noCars)
  const entered = text.trim()
  const isEnough = entered.length >= fewestLetters

  useEffect(() => {
    if (!lexicon || !isEnough) return
    let isCurrent = true
    const show = (found: readonly SuggestedCar[]) => isCurrent && setCars(found)
    const timer = setTimeout(() => {
      host.suggestedCars(toSearch(entered, lexicon)).then(show, () => show(noCars))
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [host, lexicon, entered, isEnough])

  return isEnough ? cars : noCars
}
