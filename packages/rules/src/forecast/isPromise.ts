/** Promises that a dealer must keep, such as a warranty, a refund, a period or something free. */
const promises =
  /\b(?:guarantee(?:s|d)?|warrant(?:y|ies)|promise(?:s|d)?|refund(?:s|ed|able)?|money[\s-]back|cash[\s-]?back|cooling[\s-]off|price[\s-]match|obligation[\s-]free|no\s(?:obligation|deposit|fees?|surcharges?)|free|complimentary|included\sat\sno|(?:fixed|capped)[\s-]price|roadside\sassist(?:ance)?|buy[\s-]?back|(?:within|for|up\sto)\s(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](?:hours?|days?|months?|years?))\b/i

/** Free of something isn't free of charge, and a toll-free number is no promise. */
const notFree = /\b(?:smoke|hassle|stress|accident|toll|hands)[\s-]free\b|\bfree\s(?:of|from)\s(?!charge)|\bfree\scall\b|\bfeel\sfree\b/gi

/** Whether a text promises something, so that a forecast lists its change among promises (CFG-12). */
export const isPromise = (text: string): boolean => promises.test(text.replace(notFree, ' '))
