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

/** Words that dealers write where a plate is to come, gone or not there. Names, such as KAREN, are personalised plates. */
const words = [
  'temp(?:orary)?|permit|transit|transfer|lost|stolen|missing|gone|asap|soon|due|later|waiting',
  'ordered|applied|booked|required|needed|wanted|removed|returned|surrendered|handed ?in|kept|retained',
  'used|demo|import|export|wreck(?:er|ed|ing)?|scrap(?:ped)?|exempt|orc|wof|wol|cof|rwc|ruc|ctp',
  'custom|personal(?:i[sz]ed)?|private|own(?:er)?s?|same|change[ds]?|swap(?:ped)?|see ?notes?|ask|check|call',
  'incl(?:uded|uding)?|excl(?:uded|uding)?|valid|active|inactive|ok|done|plate|blank|empty|text|number',
]
const noPlateWord = new RegExp(`^(?:${words.join('|')})$`, 'i')
/** A term, or the end of a registration: “12M”, “6mo”, “EXP327”, “EXP 03/27”. */
const term =
  /^(?:\d{1,2} ?(?:m|mo|mos|mnths?|w|wks?|weeks?)|(?:exp(?:iry|ires|ired)?|till?|until|due|rego?(?:exp)?)[ .:-]*\d{1,2}[ ./-]?\d{2,4})$/i
const monthWithYear = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)((?:20)?\d\d)$/i
const yearWithMonth = /^(20\d\d)(?:0[1-9]|1[0-2])?$/
/** Years before and after this one in which a registration ends. “MAR01” is a plate. */
const [yearsBefore, yearsAfter] = [2, 5] as const
/** Whether a text is a month or year in which a registration ends: “MAR27”, “MAR2027”, “2027” or “202703”. */
const isEndOfRego = (text: string, now: string): boolean => {
  const written = monthWithYear.exec(text)?.[1] ?? yearWithMonth.exec(text)?.[1]
  const ahead = written === undefined ? Number.NaN : Number(written.padStart(4, '20')) - Number(now.slice(0, 4))
  return ahead >= -yearsBefore && ahead <= yearsAfter
}
/** Characters of the shortest plate, and of the longest without digits or without letters. */
const [shortestPlate, longestWord, longestNumber] = [2, 7, 6] as const
const isOfLength = (text: string): boolean => {
  const { length } = text.replace(/[^a-z0-9]/gi, '')
  return length >= shortestPlate && length <= (/\d/.test(text) ? (/[a-z]/i.test(text) ? longestPlate : longestNumber) : longestWord)
}

const spoiledPlate = codeReader('number plate')

/** The state beside a plate, such as “ABC12D (VIC)” or “NSW: ABC12D”. */
const ofState =
  /^(?:(?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[\s:/-]+)?([a-z0-9][a-z0-9 .·-]*?)(?:[\s,/-]*[([](?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[)\]]|[\s,/-]+(?:nsw|vic|qld|wa|sa|tas|act|nt|nz))?$/i

export const readPlate: Reader<string> = (written, now, country) => {
  const text = (written.length <= longestPlate * 3 && ofState.exec(written)?.[1]?.trim()) || written
  const isDay = parseDay(text) !== null && !/^\d{1,6}$/.test(text)
  const isWritten = /^[a-z0-9][a-z0-9 .·-]*$/i.test(text) && isOfLength(text)
  const isWord =
    parseHeading(text) !== null ||
    /^(?:plates?|(?:trade|dealer|club|t) ?(?:plates?|reg|rego|\d+)?|0+|(?:stock|stk|rego?|plate|unit|car) ?\d+)$/i.test(text) ||
    (!/\d/.test(text) && statuses.read(text) !== null) ||
    [noPlateWord, term].some((each) => each.test(text)) ||
    isEndOfRego(text, now)
  return isWritten && !isDay && !isWord && !noPlate.test(text) && !noPlate.test(written)
    ? spoiledPlate(text, now, country)
    : notUnderstood(`“${written}” isn’t a number plate.`)
}
