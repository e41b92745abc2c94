import { fewPages } from '@forecourt/rules/forecast/estimatedPages'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'

const number = (count: number): string => count.toLocaleString('en-AU')
const pages = (count: number): string => `${number(count)} ${count === 1 ? 'page' : 'pages'}`

/** What was found in the pages compared, while others aren't. It estimates nothing. */
const comparedSentence = ({ checked, total, found }: Forecast, soFar: string): string => {
  const compared = `Compared ${number(checked)} of ${pages(total)}${soFar}.`
  if (checked === 0) return compared
  if (found === 0) return `${compared} No change ${soFar === '' ? 'in these' : 'yet'}.`
  const others = soFar === '' ? ` The other ${number(total - checked)} may change, too.` : ''
  if (checked === 1) return `${compared} It changes.${others}`
  if (found === checked) return `${compared} ${found === 2 ? 'Both' : `All ${number(found)}`} change.${others}`
  return `${compared} ${number(found)} of them ${found === 1 ? 'changes' : 'change'}.${others}`
}

/**
 * What a forecast found, as a heading. It says “no page” only if every page was compared.
 *
 * @param isCounting whether further pages are still compared
 */
export const forecastSentence = (forecast: Forecast, isCounting = false): string => {
  const { checked, total, found, changed, complete, bounds } = forecast
  if (complete) {
    if (changed === 0) return `None of the ${pages(total)} changes for shoppers now`
    return changed === total && total > 1
      ? `All ${pages(total)} change`
      : `${number(changed)} of ${pages(total)} ${changed === 1 ? 'changes' : 'change'}`
  }
  if (isCounting) return comparedSentence(forecast, ' so far')
  if (changed === 0 || checked < fewPages) return comparedSentence(forecast, '')
  if (bounds)
    return `${found === checked ? `All ${pages(checked)} compared change` : `${number(found)} of the ${pages(checked)} compared ${found === 1 ? 'changes' : 'change'}`}: about ${number(changed)} of all ${number(total)}, at least ${number(bounds.from)} (95% confidence)`
  return `About ${pages(changed)} of ${number(total)} change, judged by ${pages(checked)}`
}
