import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { SuggestedCars } from '@forecourt/rules/search/understanding/suggestedCar'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { toSearch } from './suggestionRows'

/** Debounce of requests while typing, in milliseconds. */
const pauseMs = 180
const fewestLetters = 2
const noCars: SuggestedCars = { cars: [] }

/**
 * The first cars of the search that a text means, or that none has its number, and those of some lists that have cars; requested once
 * typing pauses, none if that fails.
 *
 * @param lists addresses, memoised
 */
export const useSuggestedCars = (text: string, lexicon: Lexicon | null, lists: readonly string[]): SuggestedCars => {
  const host = useRuntimeHost()
  const [suggested, setSuggested] = useState(noCars)
  const entered = text.trim()
  const isEnough = entered.length >= fewestLetters

  useEffect(() => {
    if (!lexicon || !isEnough) return
    let isCurrent = true
    const show = (found: SuggestedCars) => isCurrent && setSuggested(found)
    const timer = setTimeout(() => {
      host.suggestedCars(toSearch(entered, lexicon), lists).then(show, () => show(noCars))
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [host, lexicon, entered, isEnough, lists])

  return isEnough ? suggested : noCars
}
