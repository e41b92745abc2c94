/** Words in lower case within a name of a transmission; others, such as DSG and S tronic, stay as written. */
const plainWords = /\b(?:Speed|Sports|Sport|Automatic|Auto|Manual|Dual|Clutch|Sequential|Transmission|Single)\b/g

/**
 * A transmission as a page names it (VDP-19, ENT-13): manufacturers' data writes ‘8 Speed Sports Automatic’.
 *
 * @example gearText('8 Speed Sports Automatic') // '8-speed sports automatic'
 */
export const gearText = (transmission: string): string => {
  const text = transmission.trim()
  if (/^(?:1|single)[ -]speed\b/i.test(text)) return 'Single-speed'
  if (/^(?:constant|continuous|continuously) variable(?: transmission)?$/i.test(text)) return 'Continuously variable (CVT)'
  return text.replace(/^(\d+)[ -]speed\b/i, '$1-speed').replaceAll(plainWords, (word, at: number) => (at === 0 ? word : word.toLowerCase()))
}
