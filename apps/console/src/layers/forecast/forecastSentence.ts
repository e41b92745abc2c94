import type { Forecast } from '@forecourt/rules/forecast/Forecast'

const number = (count: number): string => count.toLocaleString('en-AU')
const pages = (count: number): string => `${number(count)} ${count === 1 ? 'page' : 'pages'}`

/** Compared pages from which the others are estimated. */
const fewPages = 20

/** What was found while pages are still compared. It estimates nothing. */
const countingSentence = ({ checked, total, found }: Forecast): string => {
  const of = `${pages(checked)} compared of ${number(total)}`
  if (found === 0) return `Counting… no difference so far, ${of}`
  if (found === checked)
    return `Counting… so far ${found === 1 ? 'the page compared changes' : `all ${number(found)} pages compared change`}, of ${number(total)}`
  return `Counting… so far ${number(found)} of ${pages(checked)} compared ${found === 1 ? 'changes' : 'change'}, of ${number(total)}`
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
  if (isCounting) return countingSentence(forecast)
  if (changed === 0) return `No difference so far: ${number(checked)} of ${pages(total)} compared`
  if (checked < fewPages)
    return `${number(found)} of ${pages(checked)} compared ${found === 1 ? 'changes' : 'change'}. The site has ${pages(total)}`
  if (bounds)
    return `At least ${number(bounds.from)} of ${pages(total)} ${bounds.from === 1 ? 'changes' : 'change'} (95% confidence), judged by ${pages(checked)}`
  return `About ${pages(changed)} of ${number(total)} change, judged by ${pages(checked)}`
}
