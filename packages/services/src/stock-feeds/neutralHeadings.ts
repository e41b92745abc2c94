import { memoised } from '@forecourt/schema/memoised'
import { parseDay } from '../stock-import/parseDay'

/** A number without a unit, an amount, a code with a digit, a web address. */
const count = /^\d{1,7}(?:\.0+)?$/
const amount = /^-?\$?\s?-?\d[\d,]*(?:\.\d+)?$/
const code = /^(?=.*\d)[\w./-]{1,40}$/
const url = /^https?:\/\/\S+$/i
const includesGst = /^(?:(?:gst|vat|tax)[ -])?inc(?:l|luded|lusive|luding)?\.?(?: (?:of )?(?:gst|vat|tax))?$/i
const isDay = (text: string): boolean => /^\d/.test(text) && text.length <= 40 && parseDay(text) !== null

/**
 * Headings of unread columns that can’t change an advertisement, each with the only form of entry that is harmless: a number
 * under “Row id” is, “SOLD” isn’t. Names are in letters and digits. When in doubt a heading isn’t here: a user decides about it once per feed.
 */
const neutral: readonly (readonly [name: RegExp, entry: (text: string) => boolean])[] = [
  // Numbers of rows and records.
  [
    /^(?:|id|position|guid|uuid|uid|row|(?:row|line|seq(?:uence)?|record|item|internal|system|db|database|listing|post|product|advert|ad|feed|external|import|export|batch|web)(?:id|guid|uuid|uid|no|num|number|key|ref))$/,
    (text) => code.test(text),
  ],
  // Numbers of the dealer’s own places and accounts.
  [
    /^(?:dealer|dealership|branch|company|business|store|franchise|rooftop|account|client|costcent(?:re|er)|profitcent(?:re|er))(?:id|code|no|num|number)?$/,
    (text) => code.test(text),
  ],
  [
    /^(?:barcode|qrcode|ean|upc|gtin|keytag|key|keyno|keynum|keynumber|keyhook|bay|bayno|baynumber|slot|parking(?:bay|spot|no)|rack)$/,
    (text) => code.test(text),
  ],
  [
    /^(?:engine|motor|redbook|rb|glass(?:es)?|jato|autodata|paint|radio|key|manufacturer|oem)(?:code|no|num|number|id)$|^encryptedredbookcode$|^rbc$/,
    (text) => code.test(text),
  ],
  [
    /^(?:no|num|number|count|qty)?(?:of)?(?:images?|photos?|pics?|pictures?|videos?|views?|clicks?|impressions?)(?:count|no|num|number|qty|total)?$/,
    (text) => count.test(text),
  ],
  [/^(?:days?(?:in|on)(?:stock|lot|yard|hand|market)|(?:stock)?age(?:in)?days|stockdays|dis)$/, (text) => count.test(text)],
  [/(?:url|uri|link|permalink|href|webpage)$/, (text) => url.test(text)],
  [
    /^(?=.*(?:creat|modif|updat|edited|exported|uploaded|generated|extracted|timestamp))(?:last|date|time|datetime|timestamp|created?|creation|modified|modification|updated?|edited|exported|uploaded|generated|extracted|at|on|utc|gmt|record|row|listing|post|file|feed|images?|photos?)+$/,
    isDay,
  ],
  // GST that a price includes, as it must.
  [
    /^(?:(?:price)?(?:gst|vat|salestax|tax)(?:inc(?:l|luded|lusive)?|status|type|treatment)?|(?:price)?inc(?:l|ludes|luding)?(?:gst|vat|tax))$/,
    (text) => includesGst.test(text),
  ],
  [/^(?:price)?(?:(?:gst|vat|tax)inc(?:l|luded|lusive)?|inc(?:l|ludes|luding)?(?:gst|vat|tax))$/, (text) => /^(?:y|yes|true)$/i.test(text)],
  // What the dealer paid.
  [
    /^(?:(?:total|landed|unit|net)?cost(?:price|ex(?:gst)?|inc(?:gst)?)?|(?:purchase|buy)(?:price|cost)|bookvalue)$/,
    (text) => amount.test(text),
  ],
]

/** The forms of entries that are neutral under a heading. Headings repeat for each row of a file. */
const neutralForms = memoised((heading: string): readonly ((text: string) => boolean)[] => {
  if (/(?:^|\.)@(?:context|type|id)$/.test(heading)) return [(text) => /^(?:https?:\/\/\S+|[A-Z]\w*)$/.test(text)]
  const name = heading
    .slice(heading.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return name === '' && !heading.includes('#') ? [] : neutral.flatMap(([names, entry]) => (names.test(name) ? [entry] : []))
}, 500)

/** Whether an entry under an unread heading can’t change an advertisement, so that no decision is needed about the column. */
export const isNeutral = (heading: string, text: string): boolean => neutralForms(heading).some((isForm) => isForm(text))
