import { parseMoney } from './parseMoney'

/**
 * Reads an amount of whole dollars as typed, in cents; null when it is none, or nothing (ENQ-26).
 *
 * @example parseWholeDollars('$12,500') // 1250000
 */
export const parseWholeDollars = (text: string): number | null => {
  const cents = parseMoney(text)
  return cents && cents % 100 === 0 ? cents : null
}
