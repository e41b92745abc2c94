import { findPlaceholder } from '@forecourt/schema/claims/findPlaceholder'

/** Maximum characters of comments that are searched. */
const longestRead = 5_000
/** Sentences; an abbreviation such as “Mrs.” or “M.” ends none. */
const sentences = (comments: string): readonly string[] =>
  comments.slice(0, longestRead).split(/(?<!\b(?:Mrs?|Ms|Dr|St|Rd|[a-z]))\.(?=\s|$)|[!?\n|•]/i)

const titled =
  /\b(?:Mr|Mrs|Ms|MR|MRS)\b\.?\s+[A-Z]|(?:\b(?:[Bb]y|[Oo]f|[Tt]o|[Ff]rom|[Ff]or|[Ww]ith|[Oo]wner|[Ll]ady|[Ss]ee|[Aa]sk|[Ee]x)\s|^\W*)(?:Dr|DR|Miss|Prof)\b\.?\s+[A-Z][a-z]/
const namedOwner =
  /\b(?:[Tt]raded(?: in)?|[Oo]wned|[Dd]riven|[Bb]ought|[Ss]old new) (?:by|from|to) (?:[A-Z][\w.]* [A-Z][a-z]+|(?:the )?[A-Z][a-z]+ family\b|the [A-Z][a-z]+s (?:of|in) [A-Z])|\b[Nn]ame of [A-Z][\w.]* [A-Z][a-z]+|\b(?:[Oo]wner|[Vv]endor|[Cc]ustomer|[Cc]lient|[Bb]uyer)(?:['’]s)?(?: [Nn]ame)?\s?[:=]\s?[A-Z][\w.]* [A-Z][a-z]+/
/** Numbers of documents and accounts, and dates of birth. */
const identity =
  /\b(?:dob|d\.o\.b\.?|date of birth)\b[^\d\n]{0,10}\d|\b(?:tfn|bsb|medicare|passport)\b[^\d\n]{0,10}\d{2}|(?<!\b(?:dealer|trader|motor|repairer)(?:['’]?s['’]?)? )\blic(?:en[cs]e)?\.?(?: (?:no|number)\b)?[ .:#]{0,3}\d{5}|\bacc(?:oun)?t?\.?(?: (?:no|number)\b)?[ .:#]{0,3}\d{6}/i
const ofOwner =
  /\b(?:owner|owned|vendor|customer|client|previous(?:ly)?|prior|traded|trade[ -]in|lady|gentleman|she|his|her|lives?|living|estate|deceased|widow)\b/i
const phone = /(?<!\d)(?:\+?61|0)[ -]?[2-9](?:[ -]?\d){7,8}(?!\d)/
const street =
  /\b\d{1,4}[a-z]?\s+(?:[A-Z][a-z]+\s+){1,3}(?:St|Street|Rd|Road|Ave?|Avenue|Cres|Crescent|Crt|Ct|Court|Dr|Drive|Pl|Place|Lane|Ln|Way|Tce|Terrace|Pde|Parade|Hwy|Highway|Close|Cl|Blvd)\b/
const codes =
  /\b(?:pin|(?<!\b(?:paint|colou?r|post|promo|body|model|stock|dealer|qr|engine|trim|option)[ -])code|alarm|combo|combination|immobili[sz]er|key ?safe|lock ?box)\b[^.\d\n]{0,15}\d{3}/i
const keys =
  /\b[Kk]eys?\s(?:(?:is|are|kept|held|stored|left)\s)?(?:in|on|at)\s(?:the\s)?(?:key\s?)?(?:box|safe|hook|cabinet|tag|board|rack|office|drawer|lock ?box|glove ?box)\b|\b(?:[Kk]eys?|[Ss]pare)\s(?:(?:is|are)\s)?with\s[A-Z]|\b(?:[Rr]ing|[Cc]all|[Ss]ee|[Aa]sk)\s[A-Z][a-z]+\s(?:for|re|about)\s(?:the\s)?keys?\b|\b[Kk]ey ?(?:tag|hook|no\.?|number) ?#?\d/
const templateMarks = /\{\{|\}\}|\$\{|<%|%%|\[[a-z][a-z0-9_ .:-]{1,40}\]/i

/** Whether comments contain data of a person, codes or places of keys, or text of a template: none of it is for buyers (ENT-01). */
export const isPersonalOrUnfinished = (comments: string): boolean =>
  templateMarks.test(comments.slice(0, longestRead)) ||
  findPlaceholder(comments.slice(0, longestRead)) !== null ||
  sentences(comments).some(
    (sentence) =>
      [titled, namedOwner, identity, codes, keys].some((each) => each.test(sentence)) ||
      (ofOwner.test(sentence) && (phone.test(sentence) || street.test(sentence))),
  )

const saysAutomatic =
  /\bautomatic\b(?![\s-]+(?:climate|air|a\/?c|head|high|light|lamp|wip|rain|em|brak|park|hold|hand|tail|boot|lift|trunk|door|dimm|lock|window|mirror|stop|start|up|down|on|off|level|crash|collision|fold|slid|cruise|roll|tow|hazard|seat|temp|power|adjust|de|hill|distance|speed|dual|dip|engine|transmission (?:fluid|service)))/i
const saysManual =
  /\b(?:[456][ -]?(?:sp|spd|speed)\s+manual|manual\s+(?:transmission|gearbox|hatch(?:back)?|sedan|wagon|ute|suv|van|coupe|turbo|diesel|petrol|car))\b/i

/** Whether comments name the other kind of gearbox than the car has. */
export const isOtherGearbox = (comments: string, isManual: boolean): boolean => {
  const text = comments.slice(0, longestRead)
  const [automatic, manual] = [saysAutomatic.test(text), saysManual.test(text)]
  return automatic !== manual && (isManual ? automatic && !/\bmanual\b/i.test(text) : manual && !/\bauto/i.test(text))
}

/** Words of a price promotion, and of fees: a sentence of only these says nothing about the car. */
const promotion = new Set(
  `a an and the of for from on off or at in to with your you it is are was were be now only just price priced prices pricing asking sale
  special was rrp msrp new list retail save saving savings saved reduced reduction down drop dropped cut clearance discount discounted
  cheaper less over under up finance financed financing loan loans repayment repayments deposit deposits holds weekly monthly
  fortnightly per week weeks month months fortnight p w pw pm wk day today tomorrow yours drive away driveaway dap egc excluding
  excludes exclude include includes including included incl excl plus add extra extras additional top total worth value valued offer offers
  bonus cashback cash back factory hot best great our we this that has have can pay payable paid no not does nothing more else fee fees dealer
  dealership admin administration delivery documentation document doc paperwork processing handling preparation prep predelivery pre
  transport freight surcharge surcharges charge charges cost costs levy applies apply applied mandatory compulsory government govt gov
  statutory stamp duty transfer orc orcs road roads onroad gst aud nzd dollars dollar k ono neg negotiable interstate arranged available
  establishment account credit card amex weekend limited time only end rent own annually options accessories tax approved terms
  conditions t c shown comparison rate apr years year term`.split(/\s+/),
)

/** Whether a sentence is a price promotion or about fees only. */
export const isPromotion = (sentence: string): boolean =>
  (sentence.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => promotion.has(word))
