import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { allMedia } from '../ComplianceRule'
import { findPattern, type Match, matchesIn, sentenceAt, textAround } from '../matching'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '31 March 2027', '30/06/2027', '12 December'. */
const dateText = String.raw`\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s\d{4})?|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})\b`

/** A date of a text as YYYY-MM-DD; null without a year. */
const parseDate = (text: string): string | null => {
  const named = /(\d{1,2})(?:st|nd|rd|th)?\s([a-z]{3})[a-z]*\.?\s(\d{4})/i.exec(text)
  const numbers = /(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})/.exec(text)
  const [day, month, year] = named
    ? [named[1], String(months.indexOf((named[2] ?? '').toLowerCase()) + 1), named[3]]
    : [numbers?.[1], numbers?.[2], numbers?.[3]]
  if (!day || !month || !year || month === '0') return null
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const number = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`

/** 'Only 2 left', 'just three cars remaining', 'last 2 cars', '2 left in stock'. */
const carsLeft = String.raw`\b(?:only|just)\s${number}\s(?:cars?\s|vehicles?\s|of\sthese\s)?(?:left|remaining|available)\b|\b(?:last|final)\s${number}\s(?:cars|vehicles|utes|vans)\b(?!\s(?:we|I|you|to|of|that|sold)\b)|\b${number}\s(?:cars?\s|vehicles?\s)?left\sin\sstock\b`

const scarcity = new RegExp(
  String.raw`${carsLeft}|\b(?:${number}|one)\sonly\b|\b${number}\sremaining\b|\b(?:almost|nearly)\s(?:gone|sold\sout)\b|\b(?:last|final)\sone\s(?:left|available|at\sthis)\b|\b${number}\s(?:people|shoppers|others|buyers|customers)\s(?:have|has)\s(?:this|it)\b|\b(?:the\s)?(?:only|last|final)\sone\s(?:left\s)?(?:in|anywhere|of\sits\skind)\b|\b(?:${number}|several|multiple|many|a\sfew)\s(?:other\s|more\s|keen\s|serious\s)?(?:people|shoppers|others|buyers|customers|enquir(?:y|ies)|offers|inspections)\b[^.!?\n]{0,40}\b(?:coming|booked|waiting|lined\sup|on\sit|in\sthe\slast|carts?|baskets?|wish\s?lists?|keen|today|this\s(?:morning|arvo|afternoon|week(?:end)?))\b|\blast\s${number}\s(?:left|remaining)\b|\b${number}\s(?:more\s|other\s)?(?:people|shoppers|others|buyers|customers)\s(?:(?:are|have|is)\s)?(?:(?:currently|also)\s)?(?:looking|viewing|viewed|watching|enquired|interested|considering)\b`,
  'gi',
)

export const falseScarcity: ComplianceRule = {
  id: 'false-scarcity',
  title: 'Scarcity that is true',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation:
    'The text names a number of cars left or of interested shoppers, which changes by the hour and is soon untrue. Leave it out; the stock list always shows what is there.',
  find: findPattern(scarcity),
}

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The first number of a text, in digits or words. */
const countIn = (text: string): number => {
  const [found = ''] = new RegExp(String.raw`\b${number}\b`, 'i').exec(text) ?? []
  return numerals.includes(found.toLowerCase()) ? numerals.indexOf(found.toLowerCase()) + 1 : Number(found)
}

/** Words that don't say which of the cars are meant. */
const generalWords =
  /^(?:hurry|be|quick|fast|act|now|today|so|and|we|have|there|are|is|selling|going|almost|nearly|gone|in|stock|our|yard|don(?:’|')?t|miss|out|cars?|vehicles?|left)$/i

/** Whether a sentence is about all cars: besides the count, it has words of urgency only. */
const isAboutAll = (content: TextContent, match: Match): boolean =>
  sentenceAt(content, match)
    .replace(match.text, ' ')
    .split(/[^\p{L}’']+/u)
    .every((word) => word === '' || generalWords.test(word))

const countLeft = new RegExp(carsLeft, 'gi')

export const scarcityContradicted: ComplianceRule = {
  id: 'scarcity-contradicted',
  title: 'A number left that the stock confirms',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'The page says that only a few cars are left, but more are for sale on this site. Say which cars are meant, or leave it out.',
  find: ({ content, carsForSale }) =>
    matchesIn(content.text, countLeft).filter((match) => carsForSale > countIn(match.text) && isAboutAll(content, match)),
}

/** An end that is named by the day or hour of reading, so that it moves with the reader. */
const movingEnd =
  /\b(?:(?:sale|offer|deal|event)s?\s)?(?:must\s)?(?:ends?|closes?|closing|expires?|expiring|finish(?:es)?|ending|over|gone|disappears?|finished|rises?|goes\sup)\s(?:at\s)?(?:on\s)?(?:tonight|midnight|today|tomorrow|this\sweek(?:end)?|sunday|saturday)\b|\b(?:today|this\sweek(?:end)?|one\s(?:day|week|weekend)|(?:this|one)\sday)\sonly\b|\buntil\smidnight\b|\b(?:until|by|at)\s(?:close\sof\sbusiness|cob)\b|\b\d{1,2}\s(?:hours?|days?)\s(?:only|left|to\sgo|remaining)\b|\bonly\s\d{1,2}\s(?:hours?|days?)\b/gi

/** Time pressure without an end: to act at once, or that the offer is nearly over. */
const pressure =
  /\b(?:limited\stime(?:\sonly|\soffer|\sdeal)?|(?:closes?|closing|expires?|finishe?s?|ends?|ending|disappears?|gone|over|finished)\s(?:soon|shortly)|(?:final|last)\s(?:days|hours?|minutes?)|(?<!\bno\s)hurry|be\s(?:quick|fast)|act\s(?:now|fast)|don(?:’|')?t\s(?:miss|wait|delay)|(?:deals?|offers?|prices?|bonus|sale)\swon(?:’|')?t\s(?:last|be\shere)|last\schance|almost\sover|while\sit\slasts|about\sto\s(?:end|finish|close)|before\sit(?:’|')?s\s(?:too\slate|gone))\b/gi

const anyDate = new RegExp(dateText, 'i')

const hasDate = (content: TextContent, match: Match): boolean => {
  const around = textAround(content, match, 150)
  return anyDate.test(around) || /\ball\sday\b/i.test(around)
}

export const countdownWithoutDate: ComplianceRule = {
  id: 'countdown-without-date',
  title: 'The last day of an offer',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'The text says that an offer ends “tonight”, “this weekend” or the like, which is untrue as soon as it is read later. Name the last day, and end the offer on it.',
  find: findPattern(movingEnd, hasDate),
}

export const timePressure: ComplianceRule = {
  id: 'time-pressure',
  title: 'No time pressure without a date',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation: 'The text puts shoppers under time pressure without a date. Name the last day, and end the offer on it.',
  find: findPattern(pressure, hasDate),
}

const ending = new RegExp(
  String.raw`\b(?:(?:offers?|sale|deal|promotion|bonus|campaign)\s(?:must\s)?(?:ends?|ended|expires?|expired|closes?|closed|finish(?:es|ed)?|(?:is\s)?valid|on|available)(?:\s(?:on|until|till|to))?|valid\s(?:until|till|to)|available\s(?:until|till|to)|(?:book|order|buy|sign|enquire|contract)\w*\s(?:[^.\n\d]{0,20}\s)?(?:before|by|until)|(?:must\sbe\s)?(?:deliver(?:ed|y)?|purchased?|buy|order(?:ed)?|contracted)\sby)\s(?:\w+day,?\s)?(?:${dateText})`,
  'gi',
)

export const endedOffer: ComplianceRule = {
  id: 'ended-offer',
  title: 'No offer after its last day',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation: 'The text advertises an offer whose last day is over. Remove it or give it a new date.',
  find: ({ content, now }) =>
    matchesIn(content.text, ending).filter(({ text }) => {
      const date = parseDate(text)
      return date !== null && date < now.slice(0, 10)
    }),
}
