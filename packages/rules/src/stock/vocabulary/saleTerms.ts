/** No letter or digit beside a term. */
const [before, after] = ['(?<![a-z0-9])', '(?![a-z0-9])'] as const
const apostrophe = "['’]?"

/** “Australian del’d” is about the car’s past. */
const deliveredHere = `(?<!\\b(?:aus|aust|au|australian?|nz|oz|uk|us|local|locally|factory|dealer|new) )`
const delivered = `${deliveredHere}(?:del['’]d|deliv['’]d|dlv?r?['’]?d)(?! ?(?:new|by us|in|here|locally|ex)\\b)`
/** An overhauled engine. */
const overhaul =
  '(?<!\\b(?:engine|motor|gear ?box|trans|transmission|brakes?|diff|head|turbo|carby?) )o/h(?! (?:engine|motor|gear ?box|trans|brakes?|diff|head|cams?|valves?)\\b)'

/** Terms that mean a sale or a hold wherever they stand. */
const plainTerms: readonly string[] = [
  ...['u(?:[/.]| / )o(?:ffer)?', 'und(?:e?r)?[ /.-]{1,2}o(?:ff(?:e?r)?)?'],
  ...['u(?:/| / )c(?:ontract)?|u\\.c\\.', 'und(?:e?r)?[ /.-]{1,2}cont(?:r(?:act)?)?'],
  `dep(?:osit)?[. -]{1,2}(?:has been |was |is )?(?:taken|tkn|paid|pd|received|rec${apostrophe}d|rcvd|held|secured|placed|left|lodged|down)`,
  's(?:tf|\\.t\\.f|/t/f)',
  'on[-_]hold|on hold (?:for|til|till|until|to|pending)|(?:being|been) held|held for (?:an? |our |the )?(?:customer|client|buyer)',
  '(?:awaiting|waiting (?:on|for)) (?:fin(?:ance)?|approval|funds|settlement|deposit|dep|buyer|customer|p[/.]?up|pick ?up)',
  'buyer (?:found|secured)|offer accepted|accepted (?:an )?offer|contracts? (?:exchanged|signed|written)',
]
/** Terms that mean it in a short note about a car. */
const noteTerms: readonly string[] = [
  ...plainTerms,
  ...['on[ _-]{1,3}(?:hold|hld)', overhaul, 'h/o', 'hld', 'sld', `res(?:['’]d|v${apostrophe}d)|rsv${apostrophe}d`],
  ...[
    delivered,
    'deld',
    'handed over',
    'retail(?:ed)?[ -]{1,3}delivered|retailed',
    "w['’/]drawn|withdrawn|wdn|w/d",
    'n\\.?l\\.?a|nfs',
    'contracted',
  ],
  ...['reserved for', '\\$ ?\\d[\\d,]{1,5} (?:down|dep(?:osit)?) (?:from|by|taken|paid|on)'],
  '(?:sale|sold|fin(?:ance)?|dep(?:osit)?|settlement|approval|contract)[ -]{1,3}pend(?:ing)?',
]
/** Terms that mean it in brackets, behind a dash or as a tag of their own. */
const markTerms: readonly string[] = [...noteTerms, 'gone', 'dep(?:osit)?', 'pend(?:ing)?', 'hold', 'held', `delivered(?! new)`]

const sourceOf = (terms: readonly string[]): string => `${before}(?:${terms.join('|')})${after}`

/**
 * The trade’s terms for a sale or a hold, as sources of regular expressions without case, from what is clear in any text to what needs
 * brackets around it: “u/o”, “del’d”, “(dep)” (ENT-01, CAR-05).
 */
export const saleTerms = { plain: sourceOf(plainTerms), note: sourceOf(noteTerms), mark: sourceOf(markTerms) } as const

/** Pre-filter: every text with one of the terms contains one of these. */
export const maySaySaleTerm =
  /u ?[/.] ?[oc]|und(?:e?r)?[ /.-]{1,2}(?:o|cont)|dep|s[./]?t[./]?f|on[ _-]{1,3}h|[oh]\/[ho]|\b[hs]ld|hold|res['’v]|rsv|deliv|dlv?r?['’]?d|del['’]d|drawn|wdn|pend|held|w\/d|wait|buyer|accepted|contract|deld|handed|retail|n\.?l\.?a|nfs|gone|reserved|down/i
