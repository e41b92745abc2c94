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
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^6[14]0?/, '0')
const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase()
const freeMail = /^(?:gmail|hotmail|outlook|live|yahoo|ymail|icloud|me|msn|bigpond|optusnet|xtra|iinet|tpg|protonmail|aol)\./
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
const separator = /((?<!\b(?:Mrs?|Ms|Dr|St|Rd|ph|mob|tel))\.(?=\s|$)|[!?](?=\s|$)|[\n|•;*,]|\s[–-]\s)/i

/** Whether a clause has a phone number or an e-mail address that isn't known to be the dealer's. */
const hasPrivateContact = (clause: string, own: readonly string[], country: 'AU' | 'NZ'): boolean => {
  const isOwnPhone = (digits: string) => own.some((each) => !each.includes('@') && digitsOf(each) === digits)
  const isMobile = (digits: string) => (country === 'NZ' ? /^02\d{7,9}$/ : /^0[45]\d{8}$/).test(digits)
  const isOfPerson = ofPrivateLife.test(clause) || (clause.match(toCall) ?? []).some((call) => call.split(/\s/).some(isGiven))
  const isPhonePrivate = (clause.match(phone) ?? []).map(digitsOf).some((digits) => !isOwnPhone(digits) && (isMobile(digits) || isOfPerson))
  const domains = own.filter((each) => each.includes('@')).map(domainOf)
  const isMailPrivate = (clause.match(email) ?? []).some((address) => {
    const isBusiness = !freeMail.test(domainOf(address)) && (domains.includes(domainOf(address)) || ofRole.test(address))
    return !isBusiness && !own.some((each) => each.toLowerCase() === address.toLowerCase())
  })
  return isPhonePrivate || isMailPrivate
}

/** Comments without ways to reach a person; `isPersonal` if one is in a sentence about something else. */
export interface CommentsWithoutContacts {
  readonly text: string
  readonly isPersonal: boolean
}

/**
 * Leaves out clauses such as “call Bruce on 0412 333 444 after hours”. A mobile number is private unless it is known to be the dealer's; a
 * landline only beside a person (ENT-01).
 *
 * @param own published phone numbers and e-mail addresses of the dealer
 */
export const withoutPrivateContacts = (comments: string, own: readonly string[], country: 'AU' | 'NZ'): CommentsWithoutContacts => {
  if (!/\d{3}|@/.test(comments)) return { text: comments, isPersonal: false }
  const parts = comments.slice(0, longestRead).split(separator)
  const kept: string[] = []
  let isPersonal = false
  for (let at = 0; at < parts.length; at += 2) {
    const [clause = '', end = ''] = [parts[at], parts[at + 1]]
    const isPrivate = hasPrivateContact(clause, own, country)
    if (isPrivate && !isOnlyContact(clause)) isPersonal = true
    if (!isPrivate) kept.push(clause, end)
  }
  if (kept.length === parts.length || kept.join('') === comments.slice(0, longestRead)) return { text: comments, isPersonal }
  const text = `${kept.join('')}${comments.slice(longestRead)}`
  return { text: text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, ''), isPersonal }
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
const mayName =
  /own|vendor|customer|client|buyer|purchaser|lessee|trade|driven|bought|consign|sold|held|hold|reserved|dep|offer|pick|collect|go(?:ne|ing)|promised|aside|away|deliver|loan|belong|paid|left|put|coming|buying|owes|lives|late|estate|name|sergeant|constable|doctor|nurse|mayor|councillor|reverend/i

/** Positions after which a text names a person. */
function* namesIn(text: string): Generator<{ readonly at: number; readonly length: number }> {
  for (const { 0: words, index } of text.matchAll(party)) {
    const start = index + words.length
    const [found = '', first, second] = nameAfter.exec(text.slice(start, start + 60)) ?? []
    const isPair = relation.test(words) && first !== undefined && second !== undefined && !noNames.test(first) && !noNames.test(second)
    const isSurname =
      /[-–:]/.test(found.slice(0, 3)) && first !== undefined && !noNames.test(first) && /sold|hold|held|dep|reserved/i.test(words)
    if (isGiven(first) || isPair || isSurname) yield { at: start, length: found.length }
  }
  for (const { 0: found, 1: first, index } of text.matchAll(nameBefore)) if (isGiven(first)) yield { at: index, length: found.length }
}

/** Whether a text names a buyer or a previous owner, as in “Hold for Sarah” or “Previous owner Bruce Lee”. */
export const namesPerson = (text: string): boolean => {
  const start = text.slice(0, longestRead)
  return mayName.test(start) && !namesIn(start).next().done
}

/** A text of a cell for a report: without phone numbers, e-mail addresses and names of persons. */
export const maskPersons = (text: string): string => {
  const short = text.slice(0, longestRead)
  const names = [...namesIn(short)].toReversed()
  const plain = names.reduce((masked, { at, length }) => `${masked.slice(0, at)} …${masked.slice(at + length)}`, short)
  return plain
    .replace(email, '…')
    .replace(phone, '…')
    .replace(/\b(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\w'’-]*/g, '…')
    .replace(/\b[A-Z][a-zA-Z'’-]{1,20}(?: [A-Z][a-zA-Z'’-]{1,20})?/g, (found) => {
      const words = found.split(' ')
      const at = words.findIndex(isGiven)
      return at < 0 ? found : [...words.slice(0, at), '…'].join(' ')
    })
}
