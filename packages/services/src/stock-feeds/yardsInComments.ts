import { matchPlace } from '../stock-import/matchPlace'
import { isForSale } from '../stock-import/remarks/saleNotes'
import type { FeedContext } from './FeedContext'
import type { Row } from './rowProblems'

/** Maximum characters of comments that are searched. */
const longestRead = 5_000
const mayName = /yard|branch|dealership|showroom|location|premises|\bsite\b|\blot\b/
/** A place of the car: “located at our Alice Springs yard”. Its name has capitals. */
const yard =
  /\b(?:[Ll]ocated|[Ss]ituated|[Pp]arked|[Ss]tored|[Bb]ased|[Vv]iewed|[Ii]nspected|[Ii]s (?:now |currently |available )?)(?: only)? ?(?:at|in|from) our ((?:[A-Z][\w'’-]* ){1,3})(?:[a-z]+ )?(?:yard|branch|dealership|showroom|location|premises|site|lot)\b/
/** Names that any yard may have. */
const ofAnyYard =
  /^(?:New|Used|Main|Second|Other|Service|Large|Big|Undercover|Indoor|Brand|Head|State|Local|Secure|Modern|Car|Cars|Sales|Demo)\b/

/**
 * Creates the function that says whether the comments of an advertised car name another location than the car’s, and reports it: one of
 * them is wrong (ENT-01).
 */
export const createYardReports = ({ places = [], locationId }: FeedContext) => {
  const isOther = (name: string, location: string | undefined): boolean => {
    const own = (location === undefined ? null : matchPlace(location, places)) ?? locationId
    const ofOwn = places.filter((place) => place.locationId === own)
    return ofOwn.length > 0 && matchPlace(name, ofOwn) === null
  }
  return ({ values, report }: Row): boolean => {
    const { comments = '', location, status } = values
    if (places.length === 0 || comments === '' || !mayName.test(comments) || !isForSale(status)) return false
    const name = (yard.exec(comments.slice(0, longestRead))?.[1] ?? '').trim()
    if (name === '' || ofAnyYard.test(name) || !isOther(name, location)) return false
    report('status', 'The comments name another yard than the location of the car. Check which one is right.', {
      refused: false,
      waits: true,
    })
    return true
  }
}
