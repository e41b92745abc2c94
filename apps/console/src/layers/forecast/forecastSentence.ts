import type { Forecast } from '@forecourt/rules/forecast/Forecast'

const pages = (count: number): string => `${count.toLocaleString('en-AU')} ${count === 1 ? 'page' : 'pages'}`

/** What a forecast found, as a heading. It says “no page” only if every page was compared. */
export const forecastSentence = ({ checked, total, changed, complete, bounds }: Forecast): string => {
  if (complete) {
    if (changed === 0) return `None of the ${pages(total)} changes for shoppers now`
    return changed === total && total > 1
      ? `All ${pages(total)} change`
      : `${changed.toLocaleString('en-AU')} of ${pages(total)} ${changed === 1 ? 'changes' : 'change'}`
  }
  if (changed === 0) return `No difference so far: ${checked.toLocaleString('en-AU')} of ${pages(total)} compared`
  if (bounds) {
    const least =
      bounds.from === 1
        ? `1 page of ${total.toLocaleString('en-AU')} changes`
        : `${bounds.from.toLocaleString('en-AU')} of ${pages(total)} change`
    return `At least ${least} (95% confidence), judged by ${pages(checked)}`
  }
  return `About ${pages(changed)} of ${total.toLocaleString('en-AU')} change, judged by ${pages(checked)}`
}
