import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { parseDay } from '../parseDay'
import { parseHeading } from '../stockColumns'
import { notUnderstood, type Reader } from './Outcome'
import { codeReader } from './readTexts'

/** Characters of the longest number plate. */
const longestPlate = 9

/** Texts in a plate column that are no plate: registration state, expiry or region. */
const noPlate =
  /^(?:y|n|yes|no|true|false|(?:un|de|not |non )?-?reg(?:ist(?:ered|ration))?\.?|(?:un|no )?rego|no plates?|(?:on )?hold|held|lapsed|cancelled|current|expired|pending|new|sold|\d+ ?(?:years?|yrs?|months?|mths?|days?)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?:[ .-]+(?:\d{2}){1,2}|20\d{2})|nsw|vic|qld|wa|sa|tas|act|nt)$/i

const spoiledPlate = codeReader('number plate')

/** The state beside a plate, such as “ABC12D (VIC)” or “NSW: ABC12D”. */
const ofState =
  /^(?:(?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[\s:/-]+)?([a-z0-9][a-z0-9 .·-]*?)(?:[\s,/-]*[([](?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[)\]]|[\s,/-]+(?:nsw|vic|qld|wa|sa|tas|act|nt|nz))?$/i

export const readPlate: Reader<string> = (written, now, country) => {
  const text = (written.length <= longestPlate * 3 && ofState.exec(written)?.[1]?.trim()) || written
  const isDay = parseDay(text) !== null && !/^\d{1,6}$/.test(text)
  const isWritten = /^[a-z0-9][a-z0-9 .·-]*$/i.test(text) && text.replace(/[^a-z0-9]/gi, '').length <= longestPlate
  const isWord =
    parseHeading(text) !== null ||
    /^(?:plates?|(?:trade|dealer|club|t) ?(?:plates?|reg|rego|\d+)?|0+|(?:stock|stk|rego?|plate|unit|car) ?\d+)$/i.test(text) ||
    (!/\d/.test(text) && statuses.read(text) !== null)
  return isWritten && !isDay && !isWord && !noPlate.test(text) && !noPlate.test(written)
    ? spoiledPlate(text, now, country)
    : notUnderstood(`“${written}” isn’t a number plate.`)
}
