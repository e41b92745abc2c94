/** Words for no value. */
const absent = /^[([]?(?:n[/.\\ ]?a\.?|not applicable|null|none|nil|undefined|nan|blank|empty|#n\/a)[)\]]?$/i
/** Words for a value that isn't known yet, or isn't stated. */
const open = new RegExp(
  `^[([*]?(?:${[
    't\\.?b\\.?[acd]\\.?',
    'to be (?:advised|confirmed|determined|announced|decided|completed|updated|entered)',
    'unk|unknown|unspecified|undisclosed|unlisted|not (?:yet )?(?:specified|known|supplied|provided|available|recorded|stated|entered|set|listed|disclosed|sure|confirmed|given|decided)',
    'no (?:data|info(?:rmation)?|value|entry|details?|idea|badge|variant|colou?r|trim|description|comments?)(?: available)?',
    'others?|misc(?:ellaneous)?|various|multiple|assorted|default|generic|placeholder|dummy|sample|insert (?:text|here)|to come|coming',
    '(?:please |-+ ?)?(?:select|choose|pick(?![ -]?up)|enter|specify)(?:[ .-].*)?',
    'test(?:ing)?|x{2,5}|z{3,5}',
  ].join('|')})[)\\]*]?$`,
  'i',
)
/** Only punctuation, such as “-”, “?” or “...”. “***” may be a grade. */
const onlyMarks = /^(?:\*|[?.!_/ –—-]+)$/
const longest = 60
/** Cells that programs write for none. “No”, “0” and “N/A” may say something: “No” under “Registered” does. */
const blank = /^(?:[-–—.\s]*|null|undefined|nan|#n\/a|\(blank\))$/i

/** Whether a text stands for an empty cell and answers nothing, whatever its heading. */
export const isBlank = (text: string): boolean => blank.test(text)

/** Whether a text is a word for no value, such as “N/A”, “nil” or “-”. */
export const isAbsent = (text: string): boolean => text.length <= longest && (absent.test(text) || /^(?:[-–—]+|\.)$/.test(text))

/** Whether a text means that a value is missing or not known yet, such as “N/A”, “TBC”, “?” or “Please select”. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= longest && (absent.test(text) || open.test(text) || onlyMarks.test(text))
