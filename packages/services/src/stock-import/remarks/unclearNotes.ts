import { memoisedWhileRepeated } from '@forecourt/schema/memoised'
import { spacedText } from './spacedText'

/** Maximum characters of a note. A longer text is an advertisement, which other rules read. */
const longestNote = 90

/** What short advertisements say with the words of a note: “no accidents”, “won’t last”, “two keys”. */
const ofAdverts = new RegExp(
  [
    '\\b(?:does|do) not include\\b|\\bno (?:accidents?|petrol|diesel|fuel|emissions|rust|damage|smok[a-z]*|expenses?(?: spared)?|deposit|dents?|scratche?s?|faults?|issues?|problems?|marks?|worries|stories|surprises|reserve|gst|finance(?: owing)?|money(?: owing)?|hidden|more to|haggle|fuss|hassle|work (?:needed|required)|doubt|longer available new|oil|leaks?|pets|pressure|orc|on ?roads?|extra|fees?|admin|credit checks?|disappoint[a-z]*|rwc|wof|warranty|mods?|modifications)',
    '\\b(?:plates|number plates?) not included\\b|\\bwaiting (?:for|on) (?:you|its|a new|the)\\b|\\bhave never\\b|\\bnot (?:your average|to be missed|a (?:mark|scratch|dent|single)|many|sold|under offer|been smoked|just|only|an? (?:ex|repair|write))',
    '\\bnever (?:been )?(?:smoked|raced|tow(?:ed)?|off[ -]?road(?:ed)?|damaged|crashed|miss(?:es|ed)|let|sold|thrashed|abused)',
    "\\b(?:won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not|doesn['’]?t) (?:last|be (?:here )?(?:long|beaten|disappointed)|go wrong|miss(?: out)?|beat|find|hesitate|wait|delay|fault|disappoint|get (?:any )?better|look past|pay|use (?:any )?oil)",
    '\\b(?:we|our (?:team|sales [a-z]+|dealership|friendly [a-z]+)) (?:can|will|offer|do|trade|finance|deliver|ship|welcome|accept|buy|sold)\\b',
    '\\b(?:call|contact|visit|ring|see|e?mail|text|ask|talk to|speak to|phone)(?: (?:us|our|me|about|for|today|now|on|in)| [a-z]+ (?:for|about|today|now|on|to)\\b)',
    '\\b(?:two|both|2|three|3|spare|original|remote|master|all|with|smart|full set of|set of|plus|x ?2) keys?\\b|\\bkeys? ?(?:x ?\\d|and books?|included|& ?books?|\\+|fobs?|less)|\\bkey ?less\\b',
    '\\b(?:rego|regd?|registered|registration|wof|cof|rwc|warranty|roadside|cover(?:ed|age)?|servic(?:e|es|ed|ing)|plan|valid|current|tested|licen[cs]ed)\\b[^.]{0,30}\\b(?:until|till?|due)\\b',
    '\\b(?:service|rego|wof|belt|cambelt) (?:is )?(?:not )?due\\b|\\bdue (?:for service )?(?:at )?\\d+ ?k',
    '\\bstill\\b(?: [a-z]+){0,4} (?:warranty|new|plan|condition|plastic|balance|like)\\b|\\bstill (?:under|drives|looks|smells|going|runs)\\b',
    "\\b(?:if|when|once|before|after|until) you\\b|\\bwhen new\\b|\\bbefore (?:it[’']?s|they[’']?re) gone\\b|\\bonce in a\\b|\\bafter ?(?:market|sales)\\b|\\bafter[ -]market\\b",
    '\\b(?:well|been|always|was|garage|dealer|kept) (?:looked after|maintained|cared for|kept|garaged)\\b|\\bkept (?:in|under|garaged|immaculate|clean|undercover)\\b',
    '\\bhold(?:s|ing)? (?:its|their|the road|on to your|\\d)|\\btakes? (?:it|this|you|your|advantage|home|a|e\\d+)\\b|\\bleft hand\\b|\\btaken care of\\b|\\ball rights reserved\\b',
    '\\bback (?:seats?|up|window|camera|of|support|row)|\\bhis (?:and|&) hers?\\b|\\bher first\\b|\\bfirst (?:to see|car)\\b|\\bwant(?:s|ed)? (?:for nothing|one|a|to)\\b|\\bmind[ -]blowing\\b|\\bpeace of mind\\b',
    "\\b(?:one|1|2|two|single|lady|previous|original|first|second|2nd|careful|local|elderly|last|adult|mature|non[ -]smok\\w*) (?:[a-z]+ )?owners?\\b|\\bclean title\\b|\\bclear title\\b|\\bfinance (?:available|from|options|approved|to)\\b|\\b(?:ex|former) [a-z]+\\b|\\bhave (?:serviced|maintained) it\\b|\\bit all\\b|\\bcan[’']?t be beaten\\b|\\bloan cars? available\\b|\\bcourtesy cars? available\\b",
  ].join('|'),
  'gi',
)

const person =
  '(?:boss|wife|husband|son|daughter|grand(?:son|daughter)|mum|dad|brother|sister|uncle|aunt|mate|neighbour|bloke|guy|someone|somebody|staff|manager|apprentice|salesman|mechanic|sparky|painter|panel ?beater|locksmith|detailer|customer|client|vendor|lessee|hirer|buyer|wholesaler|auctioneer|liquidator|executor|solicitor|insurer|insurance|police|court|bank|lender|financier|(?:hire|rental) company|council|i|he|she|they|[a-z]+ (?:motors|cars))'
const acts =
  '(?:has|had|have|is|was|wants?|took|takes|still|will|to|needs?|drives|driving|using|keeps?|coming|holding|holds?|back|away|hasn|owes|overseas|minding|collect[a-z]*|picks|picking|pays?|paid|bought|got|gets)'
const denial = "(?:[a-z]+n['’]t|dont|cant|wont|isnt|arent|hasnt|havent|didnt|doesnt|wasnt|not|no|cannot|nobody|none)"
/**
 * Words of a note about where a car is, who has it, what is missing or what has to happen. Each may have an innocent meaning, so they are
 * only looked for in a short text, behind what advertisements say with them.
 */
const ofNotes = new RegExp(
  [
    `\\b(?:with|by|to|of|for|from|at|until) (?:the |our |my |his |her |a )?${person}\\b|\\b${person}(?:['’](?:s|ll|ve|d|re))? ${acts}\\b|\\b${person}['’]s\\b`,
    "\\bwe(?:['’]re| are| were| only| just| don['’]?t| do not| haven['’]?t| can['’]?t| need| must| lost| owe| still| hold| think| should| want| might)\\b|\\b(?:ours|mine|hers|theirs)\\b|\\b(?:my|his|their) (?!first|and|next)[a-z]+",
    '\\b(?:wait(?:s|ing)?|wanted|took|taken|taking|left|went|gone|going|lost|minding|borrow[a-z]*|lend|lent|loan|owing|owes?|owed|debt|dispute|until|till|yet|still|unless|tomorrow|tonight|soon|later|maybe|perhaps|might|probably|tb[ac]|eta|cancel[a-z]*|refund[a-z]*|swapped|promised|paperwork|papers|docs|the (?:title|keys?)|keys?|somewhere|elsewhere|interstate|hospital|holidays?)\\b',
    `\\b${denial}\\b|\\?`,
    '\\b(?:ring|call|ask|see|tell|contact|phone) (?!us\\b|our\\b|me\\b|now\\b|today\\b|for\\b|about\\b)[a-z]+ (?:before|first|if|re|when|until)\\b|\\boffers? (?:under|below|less)\\b|\\bbefore (?:any|taking|accepting) (?:an? )?offers?\\b',
    '\\b(?:has|have|had) (?:it|this|her|the car)\\b|\\b(?:pull|take|leave|keep|put) (?:it|this|off|out)\\b|\\b(?:after|before) (?:the|easter|xmas|christmas|new year|auction|pay)|\\bback (?:on|in|from|by|to|next|with)\\b|\\bcleared?\\b(?! (?:title|coat|ppsr))',
  ].join('|'),
  'i',
)

/** Words of which every note above has one. A look-up takes a tenth of the time of the patterns, and most comments have none. */
const wordsOfNotes: ReadonlySet<string> = new Set(
  [
    'boss wife husband son daughter grandson granddaughter mum dad brother sister uncle aunt mate neighbour bloke guy someone somebody',
    'staff manager apprentice salesman mechanic sparky painter panel panelbeater beater locksmith detailer customer client vendor lessee',
    'hirer buyer wholesaler auctioneer liquidator executor solicitor insurer insurance police court bank lender financier company council',
    'i he she they motors cars we ours mine hers theirs my his their wait waits waiting wanted took taken taking left went gone going lost',
    'minding lend lent loan owing owe owes owed debt dispute until till yet still unless tomorrow tonight soon later maybe perhaps might',
    'probably tbc tba eta swapped promised paperwork papers docs title key keys somewhere elsewhere interstate hospital holiday holidays',
    'not no cannot nobody none dont cant wont isnt arent hasnt havent didnt doesnt wasnt has have had pull take leave keep put after before',
    'back clear cleared ring call ask see tell contact phone offer offers',
  ].flatMap((words) => words.split(' ')),
)
const startsOfNotes = ['borrow', 'cancel', 'refund'] as const
const mayBeNote = (text: string): boolean =>
  text.includes('?') ||
  /n['’]t\b/.test(text) ||
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => wordsOfNotes.has(word) || startsOfNotes.some((start) => word.startsWith(start)))

/**
 * Whether comments are a short note that isn’t understood and may be about more than the car itself: “Tina took this on holiday”. Comments are
 * advertised, so its car waits until a user has decided (ENT-01, CAR-05).
 */
export const isUnclearNote = memoisedWhileRepeated(
  (text: string): boolean => {
    if (text.length > longestNote) return false
    const plain = spacedText(text).trim()
    return mayBeNote(plain) && ofNotes.test(plain) && ofNotes.test(plain.replace(ofAdverts, ' '))
  },
  { maxResults: 500, maxLength: longestNote },
)
