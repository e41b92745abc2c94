import { findMatches } from '@forecourt/schema/findMatches'

/** Maximum characters of a text that are searched, and before a reading. */
const [longestRead, lookBack] = [5_000, 30] as const
/** Fewest km of a reading: less is a trip or a range. */
const fewestKm = 1_000
const distance = '(\\d{1,3}(?:[, ]\\d{3})+|\\d{4,6}|\\d{1,3}(?:\\.\\d)?(?= ?k))( ?k(?![a-z]))?(?!\\d)'
const unit = '(?:k(?:lm|m)s?|kilomet(?:re|er)s)\\b(?!\\s?\\/?\\s?h)'
/** A distance with its unit: “50,000 kms”, “45k km”. */
const measured = new RegExp(`(?<![\\d.,$])${distance}[ -]?(?:(?:genuine|original|low|actual|local) )?${unit}`, 'gi')
const instrument = '(?:odo(?:meter)?|dash(?:board)?|clocks?|speedo(?:meter)?|cluster)'
/** A distance behind the odometer’s name: “odometer 44200”, “Kms: 61,000”, “km on dash 188023”. */
const named = new RegExp(
  `\\b(?:${instrument}(?: reading)?|(?<!\\d ?)k(?:lm|m)['’]?s?|kilomet(?:re|er)s)(?: (?:on|in) (?:the )?${instrument})?(?: (?:is|are|now|of|shows?|showing|shown|reads?|reading|says?|at))?[ :=-]{1,3}${distance}(?! ?(?:kg|cc|mm|nm|rpm|model|build|my)\\b)`,
  'gi',
)
/** A distance before the odometer’s name: “188,023 on the clock”. */
const shown = new RegExp(
  `(?<![\\d.,$/])${distance}(?: ?k(?:lm|m)s?)? (?:(?:is|are|now|shows?|showing|shown) )?(?:on|in) (?:the |its )?${instrument}\\b`,
  'gi',
)

/** Words of other distances: a service, a part, a range, a warranty, a trip, or a limit. */
const ofOther =
  /\b(?:servic\w+|tyres?|tires?|belt|chain|engine|motor|clutch|batter(?:y|ies)|brakes?|discs?|pads|gear ?box|transmission|since|ago|old|warrant\w*|interval\w*|range|until|till?|due|next|per|every|each|free|trip|tow\w*|fuel|tank|charge|limit\w*|up to|whichever|\d{0,2} ?(?:months?|mths?|years?|yrs?)|replac\w+|fitted|new|rebuil\w+|radius|away|deliver\w*|ruc|within|averag\w*|annual\w*|further|more|additional|under|less than|below|(?<!ticked )over|inspection|roadside|assist\w*|cover|covers|capped|lease|wof|from|log ?books?|recommend\w*|schedul\w*|first|last|past|previous|another|good for|unlimited|oil|plugs?|chang\w+|drove|test(?:ed)?|run-?in)\b/i
/** “New” and “since” of a car as a whole. */
const ofWholeCar = /\b(?:(?:from|since|as|like|near(?:ly)?) new|new (?:arrival|stock|shape))\b/gi
const introduced =
  /(?:^|[^a-z])(?:only|just|with|has|done|travelled|covered|low|genuine|showing|reading|having)(?: (?:done|travelled|covered|only|just|a (?:low|mere)))*\s*$/i

/** Pre-filter: every reading contains one of these. */
const mayState =
  /\d ?k|\d (?:genuine|original|low|actual|local) k|odo|dash|clock|speedo|cluster|k(?:lm|m)['’]?s?\b[\s\w]{0,8}[ :=-]{1,3}\d|kilomet(?:re|er)s/i

/** Parts of a sentence, without splitting “42,000”. */
const partsOf = (sentence: string): readonly string[] => sentence.split(/,(?!\d)|\s[-–—]\s/)

/**
 * Odometer readings that a text states, in km: “only 42,000 kms”, “odometer 44200”. Other distances, such as those of services, ranges
 * and warranties, are none (ENT-01).
 */
export const readingsIn = (text: string): readonly number[] => {
  if (!mayState.test(text)) return []
  const found: number[] = []
  for (const sentence of text.slice(0, longestRead).split(/[.!?;|\n•*](?!\d)/)) {
    if (!/\d/.test(sentence)) continue
    // “Serviced at 40,000 km, 60,000 km”: the second is no reading either.
    let isList = false
    for (const part of partsOf(sentence)) {
      if (ofOther.test(part.replace(ofWholeCar, ''))) {
        isList = true
        continue
      }
      for (const pattern of [measured, named, shown])
        for (const { 0: written, 1: digits = '', 2: thousand, index } of findMatches(part, pattern)) {
          const isStated =
            pattern !== measured ||
            introduced.test(part.slice(Math.max(0, index - lookBack), index)) ||
            /genuine|original|low|actual/i.test(written) ||
            (!isList && part[index - 1] !== '/')
          const km = Number(digits.replace(/[, ]/g, '')) * (thousand === undefined ? 1 : 1_000)
          if (isStated && km >= fewestKm && !found.includes(km)) found.push(km)
        }
    }
  }
  return found
}
