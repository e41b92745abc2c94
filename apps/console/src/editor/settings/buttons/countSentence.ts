import type { CarButtonCount } from '@forecourt/rules/car/buttons/countCarButtons'

const number = (count: number) => count.toLocaleString('en-AU')
const cars = (count: number) => (count === 1 ? '1 car' : `${number(count)} cars`)

const plainReason = (reason: string) => reason.replace(/^Hidden: /, '').replace(/\.$/, '')

/** Formats a count: 'Shows on 812 of 900 cars. Most of the others: it needs a picture.' */
export const countSentence = ({ shown, total, hidden }: Pick<CarButtonCount, 'shown' | 'total' | 'hidden'>): string => {
  if (total === 0) return 'There are no cars in stock yet.'
  if (!hidden) return total === 1 ? 'Shows on the only car.' : `Shows on all ${number(total)} cars.`
  const reason = plainReason(hidden.reason)
  if (shown === 0) return `Not shown on any of ${cars(total)}: ${reason}.`
  const rest = total - shown
  const others = hidden.count === rest ? (rest === 1 ? 'The other one' : 'The others') : 'Most of the others'
  return `Shows on ${number(shown)} of ${cars(total)}. ${others}: ${reason}.`
}
