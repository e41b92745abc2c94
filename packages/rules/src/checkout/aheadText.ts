import { listed } from '../text/listed'

/**
 * What a journey asks and how long that takes, before anything is typed (RTE-06); `titles` are those of the steps to come.
 *
 * @example aheadText(['Your details', 'Deposit']) // 'Your details and deposit: that is all, in about a minute.'
 */
export const aheadText = (titles: readonly string[]): string => {
  const steps = titles.map((title, place) => (place === 0 ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`))
  return `${listed(steps)}: that is all, in about ${titles.length > 2 ? 'three minutes' : 'a minute'}.`
}
