import { findMatches } from '@forecourt/schema/findMatches'
import { memoisedWhileRepeated } from '@forecourt/schema/memoised'
import { isFreeMail, type OwnDetails, toMailDomain, toPhoneDigits } from './ownDetails'
import { preFilter } from './preFilter'
import { streetAddresses } from './streetAddresses'

/** Maximum characters of a text that are searched. */
const longestRead = 5_000

/** Given names that are no other word of an advertisement: not Grace, Mark, Ruby, Austin or Mercedes. */
const givenNames: ReadonlySet<string> = new Set(
  `aaron adam adrian alan albert alex alexander alice alison allan amanda amy andrea andrew andy angela angus anita ann anna anne annette
  anthony antonio arthur barbara barry belinda ben benjamin bernard beth betty bill bob bobby brad brendan brenda brett brian bronwyn bruce bryan
  cameron carl carol caroline carolyn cathy catherine charles chris christian christina christine christopher cindy claire colin connor
  craig cynthia damian damien dan daniel danny darren darryl dave david dawn deb debbie deborah dennis derek diane dianne don donald donna
  doug douglas duncan ed eddie edward eileen elaine elizabeth ellen emily emma eric erin fiona fred gary gavin geoff geoffrey george gerald
  gerard giovanni glenn gordon graeme graham greg gregory hannah harold harry heather heidi helen henry howard hugh ian irene jacqueline
  jake james jamie jan jane janet janice jason jean jeff jeffrey jen jennifer jenny jeremy jerry jessica jill jim jimmy joan joanne jodie joe
  john johnny jonathan jose joseph josh joshua joyce judith judy julia julie justin karen karl kate katherine kathleen kathryn kathy katie
  keith kelly ken kenneth kerry kev kevin kieran kim kirsten kristen kylie lachlan larry laura lauren laurie leanne leigh lesley leslie linda
  lindsay lisa liz loretta lorraine louise lucy luke lyn lynette lynn maddison malcolm margaret maria marie marilyn marion mary matt matthew
  maureen megan melanie melissa michael michelle mick mike mohammed muhammad murray nancy natalie natasha nathan neil nicholas nick nicole
  nigel noel norma norman olivia owen pamela patricia patrick paul paula pauline peggy peter phil philip phillip priya rachel ralph raymond
  rebecca renee rhonda richard rick robert robin robyn rodney roger ron ronald ross russell ruth ryan sally sam samantha samuel sandra sara
  sarah scott sean sharon shane shannon shirley simon sophie stacey stan stephanie stephen steve steven stewart stuart sue susan suzanne
  tamara tania tanya tara ted teresa terry thomas tim timothy tina todd tom tony tracey tracy travis trevor troy valerie vanessa vicki
  vincent wayne wendy yvonne zachary zoran`.split(/\s+/),
)
const isGiven = (word: string | undefined): boolean => word !== undefined && givenNames.has(word.toLowerCase().replace(/['’]s$/, ''))

const phone = /(?<![\w$.,])(?:\+?6[14][ -]?(?:\(0\) ?)?|\(?0)[2-9]\)?(?:[ .-]?\d){6,9}(?!\d)/g
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const ofRole =
  /^(?:sales?|info|admin|enquir(?:y|ies)|inquir(?:y|ies)|contact|reception|hello|(?:used|new)?-?cars?|office|finance|fleet|internet|online|team|web(?:site)?)@/i
const ofPrivateLife = /\bafter[ -]?hours?\b|\ba\/h\b|\bhome\b|\bprivate\b|\bowners?\b|\bvendor\b|\bwife\b|\bhusband\b/i

/** A person to call, as in “Call Bruce”. */
const toCall =
  /\b([Cc]all|CALL|[Rr]ing|[Pp]hone|[Tt]ext|[Cc]ontact|[Ee]mail|[Aa]sk for|[Ss]ee|[Ss]peak (?:to|with)|[Tt]alk to|[Oo]r)\s[A-Z][a-z]{1,20}(?:\s[A-Z][a-z]{1,20})?/g
const contactWords: ReadonlySet<string> = new Set(
  `a all ah afterhours after an and any anytime appointment arrange ask at before book business by call cheers consultant contact day days
  dealer details direct drive e email enquire enquiries evening evenings for friendly further her him hours hrs i info information inquire
  inspect inspection line m mail manager me message mob mobile more msg my night nights no now number office on only or our p ph phone please
  pls private questions reach ring sales see sms speak staff t talk team tel test text thank thanks the time to today txt us via view viewing
  weekend weekends welcome with you your`.split(/\s+/),
)
/** More words of a sentence that says only where a car is. */
const placeWords: ReadonlySet<string> = new Set(
  `address available be behind can car collect collected come from garaged held here house is it kept located location near opposite parked
  pick picked pickup seen stored this up vehicle viewed visit yard`.split(/\s+/),
)
const isOnlyContact = (clause: string): boolean =>
  (
    clause
      .replace(phone, ' ')
      .replace(email, ' ')
      .replace(toCall, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).every((word) => contactWords.has(word))
/** Clauses; an abbreviation ends none. */
const clauseEnd = /((?<!\b(?:Mrs?|Ms|Dr|St|Rd|ph|mob|tel))\.(?=\s|$)|[!?](?=\s|$)|[\n|•;*,]|\s[–-]\s)/i
/** Sentences, in which an address has commas and may be the last word. */
const sentenceEnd = /((?<!\b(?:Mrs?|Ms|Dr|ph|mob|tel))\.(?=\s|$)|[!?](?=\s|$)|[\n|•;*]|\s[–-]\s)/i

/** Whether a clause has a phone number or an e-mail address that isn't known to be the dealer's. */
const hasPrivateContact = (clause: string, own: OwnDetails, country: 'AU' | 'NZ'): boolean => {
  const phones = /\d\d/.test(clause) ? (clause.match(phone) ?? []) : []
  if (phones.length > 0) {
    const mobile = country === 'NZ' ? /^02\d{7,9}$/ : /^0[45]\d{8}$/
    const isBesidePerson =
      ofPrivateLife.test(clause) ||
      (clause.match(toCall) ?? []).some((call) => call.split(/\s/).some((word) => isGiven(word) && !own.isOfStaff(word)))
    if (phones.map(toPhoneDigits).some((digits) => !own.isPhone(digits) && (mobile.test(digits) || isBesidePerson))) return true
  }
  return (
    clause.includes('@') &&
    (clause.match(email) ?? []).some((address) => !own.isMail(address) && (isFreeMail(toMailDomain(address)) || !ofRole.test(address)))
  )
}

/** Comments without ways to reach a person; `isPersonal` if one is in a sentence about something else. */
export interface CommentsWithoutContacts {
  readonly text: string
  readonly isPersonal: boolean
}

/** Leaves out the parts of a text that are private. */
const withoutParts = (
  text: string,
  separator: RegExp,
  isPrivate: (part: string) => boolean,
  isNothingElse: (part: string) => boolean,
): CommentsWithoutContacts => {
  const parts = text.slice(0, longestRead).split(separator)
  const kept: string[] = []
  let isPersonal = false
  for (let at = 0; at < parts.length; at += 2) {
    const [part = '', end = ''] = [parts[at], parts[at + 1]]
    if (!isPrivate(part)) kept.push(part, end)
    else if (!isNothingElse(part)) isPersonal = true
  }
  const all = kept.join('')
  if (all === text.slice(0, longestRead)) return { text, isPersonal }
  return { text: `${all}${text.slice(longestRead)}`.replace(/^[\s,;–-]+|[\s,;–-]+$/g, ''), isPersonal }
}

const addressesOf = (text: string, own: OwnDetails) => streetAddresses(text).filter(({ street }) => !own.isStreet(street))
const isOnlyPlace = (sentence: string): boolean => {
  const rest = streetAddresses(sentence)
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, length }) => `${text.slice(0, at)} ${text.slice(at + length)}`, sentence)
  const words =
    rest
      .replace(phone, ' ')
      .replace(toCall, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words.every((word) => contactWords.has(word) || placeWords.has(word))
}

/**
 * Leaves out clauses such as “call Bruce on 0412 333 444 after hours” and “pick up from 12 Smith St, Penrith”. A mobile number and a street
 * address are private unless they are known to be the dealer's; a landline only beside a person (ENT-01).
 */
export const withoutPrivateContacts = (comments: string, own: OwnDetails, country: 'AU' | 'NZ'): CommentsWithoutContacts => {
  if (!/\d|@/.test(comments)) return { text: comments, isPersonal: false }
  const placed =
    addressesOf(comments.slice(0, longestRead), own).length === 0
      ? { text: comments, isPersonal: false }
      : withoutParts(comments, sentenceEnd, (part) => addressesOf(part, own).length > 0, isOnlyPlace)
  if (!/\d{3}|@/.test(placed.text)) return placed
  const reached = withoutParts(placed.text, clauseEnd, (part) => hasPrivateContact(part, own, country), isOnlyContact)
  return { text: reached.text, isPersonal: placed.isPersonal || reached.isPersonal }
}

/** A party of a sale or the previous owner, before a name. */
const party =
  /\b(?:(?:previous |prior |past |former |original |current |new )?(?:owners?|vendor|customer|client|buyer|purchaser|lessee)(?:['’]s)?(?: name)?(?: is| was)?|(?:the )?late|(?:deceased )?estate of(?: the)?(?: late)?|name of|sergeant|constable|doctor|nurse|mayor|councillor|reverend|(?:owned|traded(?: in)?|driven|bought|consigned|sold|sold new|held|hold|holding|on hold|reserved|deposit(?: was)?(?: taken| paid| received| held)?|dep|under offer|picked up|picking up|collected|collecting|gone|going|promised|set aside|put away|delivered|test driven|on loan|belongs|belonged|trade[ -]?in)(?: (?:by|from|to|for|off))?)/gi
const nameAfter = /^\s?[-–:(,]?\s?(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)?([A-Z][A-Za-z'’]{1,20})(?:\s([A-Z][A-Za-z'’]{1,20}))?/
/** Who has paid or collects: “Karen Smith paid a deposit”. */
const nameBefore =
  /\b([A-Z][a-z]{1,20})(?:\s[A-Z][A-Za-z'’]{1,20})?\s(?:has |have |had |is |will |to )?(?:paid|pay|left a|put (?:a|down)|picking|pick|collecting|collect|coming (?:to|in|back)|buying|bought|owes|lives)\b/g
const relation = /\b(?:by|from|to|for|estate of(?: the)?)$/i
/** Capitalised words after “sold to” and the like that are no names. */
const noNames =
  /^(?:a|all|an|and|any|approved|approx|as|at|auction|be|best|brand|business|by|collection|company|customers?|day|dealers?|deposit|drive|elderly|export|family|first|fleet|for|friday|from|full|government|her|his|holder|in|it|its|just|lady|local|locally|manuals?|monday|mum|new|no|not|now|of|on|one|only|our|owner|paid|parts|pending|person|pick|pickup|private|public|required|retail|sale|saturday|secure|see|service|sunday|taken|the|their|this|thursday|to|today|tomorrow|trade|tuesday|two|until|us|used|very|wednesday|wholesale|with|you|your)$/i
const mayName = preFilter(
  /own|vendor|customer|client|buyer|purchaser|lessee|trade|driven|bought|consign|sold|held|hold|reserved|dep|offer|pick|collect|go(?:ne|ing)|promised|aside|away|deliver|loan|belong|paid|left|put|coming|buying|owes|lives|late|estate|name|sergeant|constable|doctor|nurse|mayor|councillor|reverend/i,
)

/** Positions after which a text names a person. */
function* namesIn(text: string): Generator<{ readonly at: number; readonly length: number }> {
  for (const { 0: words, index } of findMatches(text, party)) {
    const start = index + words.length
    const [found = '', first, second] = nameAfter.exec(text.slice(start, start + 60)) ?? []
    const isPair = relation.test(words) && first !== undefined && second !== undefined && !noNames.test(first) && !noNames.test(second)
    const isSurname =
      /[-–:]/.test(found.slice(0, 3)) && first !== undefined && !noNames.test(first) && /sold|hold|held|dep|reserved/i.test(words)
    if (isGiven(first) || isPair || isSurname) yield { at: start, length: found.length }
  }
  for (const { 0: found, 1: first, index } of findMatches(text, nameBefore)) if (isGiven(first)) yield { at: index, length: found.length }
}

/** Sentences; an abbreviation such as “Mrs.” or “M.” ends none. */
const sentences = (text: string): readonly string[] => text.split(/(?<!\b(?:Mrs?|Ms|Dr|[a-z]))\.(?=\s|$)|[!?\n|•]/i)
const titled =
  /\b(?:Mr|Mrs|Ms|MR|MRS)\b\.?\s+[A-Z]|(?:\b(?:[Bb]y|[Oo]f|[Tt]o|[Ff]rom|[Ff]or|[Ww]ith|[Oo]wner|[Ll]ady|[Ss]ee|[Aa]sk|[Ee]x)\s|^\W*)(?:Dr|DR|Miss|Prof)\b\.?\s+[A-Z][a-z]/
const namedOwner =
  /\b(?:[Tt]raded(?: in)?|[Oo]wned|[Dd]riven|[Bb]ought|[Ss]old new) (?:by|from|to) (?:[A-Z][\w.]* [A-Z][a-z]+|(?:the )?[A-Z][a-z]+ family\b|the [A-Z][a-z]+s (?:of|in) [A-Z])|\b[Nn]ame of [A-Z][\w.]* [A-Z][a-z]+|\b(?:[Oo]wner|[Vv]endor|[Cc]ustomer|[Cc]lient|[Bb]uyer)(?:['’]s)?(?: [Nn]ame)?\s?[:=]\s?[A-Z][\w.]* [A-Z][a-z]+/
/** Numbers of documents and accounts, and dates of birth. */
const identity =
  /\b(?:dob|d\.o\.b\.?|date of birth)\b[^\d\n]{0,10}\d|\b(?:tfn|bsb|medicare|passport)\b[^\d\n]{0,10}\d{2}|(?<!\b(?:dealer|trader|motor|repairer)(?:['’]?s['’]?)? )\blic(?:en[cs]e)?\.?(?: (?:no|number)\b)?[ .:#]{0,3}\d{5}|\bacc(?:oun)?t?\.?(?: (?:no|number)\b)?[ .:#]{0,3}\d{6}/i
const ofOwner =
  /\b(?:owner|owned|vendor|customer|client|previous(?:ly)?|prior|traded|trade[ -]?in|lady|gentleman|she|his|her|lives?|living|estate|deceased|widow)\b/i
const landline = /(?<!\d)(?:\+?61|0)[ -]?[2-9](?:[ -]?\d){7,8}(?!\d)/
const codes =
  /\b(?:pin|(?<!\b(?:paint|colou?r|post|promo|body|model|stock|dealer|qr|engine|trim|option)[ -])code|alarm|combo|combination|immobili[sz]er|key ?safe|lock ?box)\b[^.\d\n]{0,15}\d{3}/i
const keys =
  /\b[Kk]eys?\s(?:(?:is|are|kept|held|stored|left)\s)?(?:in|on|at)\s(?:the\s)?(?:key\s?)?(?:box|safe|hook|cabinet|tag|board|rack|office|drawer|lock ?box|glove ?box)\b|\b(?:[Kk]eys?|[Ss]pare)\s(?:(?:is|are)\s)?with\s[A-Z]|\b(?:[Rr]ing|[Cc]all|[Ss]ee|[Aa]sk)\s[A-Z][a-z]+\s(?:for|re|about)\s(?:the\s)?keys?\b|\b[Kk]ey ?(?:tag|hook|no\.?|number) ?#?\d/
const personal = [titled, namedOwner, identity, codes, keys]

/** Whether a text names a buyer or a previous owner, as in “Hold for Sarah” or “Previous owner Bruce Lee”. */
export const namesPerson = (text: string): boolean => {
  const start = text.slice(0, longestRead)
  return mayName.test(start) && !namesIn(start).next().done
}

/** Limits of cached sentences. Many comments of a file have the same. */
const ofSentences = { maxResults: 500, maxLength: 300 }
const isSentenceOfPerson = memoisedWhileRepeated(
  (sentence): boolean =>
    personal.some((each) => each.test(sentence)) ||
    (ofOwner.test(sentence) && (landline.test(sentence) || streetAddresses(sentence).length > 0)),
  ofSentences,
)

const isOfPerson = (text: string): boolean => namesPerson(text) || sentences(text).some(isSentenceOfPerson)

/** Whether comments contain data of a person who isn’t the dealer’s, numbers of documents, codes or places of keys (ENT-01). */
export const disclosesPerson = (comments: string, own: OwnDetails): boolean => {
  const text = comments.slice(0, longestRead)
  return isOfPerson(text) && isOfPerson(own.withoutNames(text))
}

/** Replaces the name of a person in a masked text. */
const mask = '…'
/** Whether a text may be masked: an answer to “SOLD …” then counts for texts with any name. */
export const isMasked = (text: string): boolean => text.includes(mask)
export const withoutMask = (text: string): string => text.replaceAll(mask, ' ').trim()

/** A word in small letters behind one of a sale, which may be a name: “sold to karen smith”. */
const behindSale = /(?<=\b(?:sold|hold|held|reserved|dep|deposit|customer|buyer|owner|for|to|by)[\s:–-]{1,3})[a-z]{2,20}\b/g
const surname = /\0(?: (?!(?:on|at|till?|until|for|and|has|is|paid|deposit)\b)[a-z'’-]{2,20})?/g

/** A text of a cell for a report: without phone numbers, e-mail addresses and names of persons. */
export const maskPersons = (text: string): string => {
  const short = text.slice(0, longestRead)
  const names = [...namesIn(short)].toReversed()
  const plain = names.reduce((masked, { at, length }) => `${masked.slice(0, at)} ${mask}${masked.slice(at + length)}`, short)
  return plain
    .replace(email, mask)
    .replace(phone, mask)
    .replace(/\b(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\w'’-]*/g, mask)
    .replace(behindSale, (word) => (isGiven(word) ? '\0' : word))
    .replace(surname, mask)
    .replace(/\b[A-Z][a-zA-Z'’-]{1,20}(?: [A-Z][a-zA-Z'’-]{1,20})?/g, (found) => {
      const words = found.split(' ')
      const at = words.findIndex(isGiven)
      return at < 0 ? found : [...words.slice(0, at), mask].join(' ')
    })
}
