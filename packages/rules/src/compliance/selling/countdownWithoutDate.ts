import type { TextContent } from '../Advert'
import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, type Match, textAround } from '../matching'
import { dateText } from './dates'

const countdown =
  /\blimited\stime(?:\sonly|\soffer|\sdeal)?\b|\b(?:closes?|closing|expires?|finishe?s?)\s(?:soon|tonight|midnight)\b|\b(?:sale|offer|deal|event)\s(?:closes?|finishes|expires)\s(?:this\sweek(?:end)?|today|tomorrow|sunday|saturday)\b|\bends?\s(?:soon|tonight|today|tomorrow|midnight|this\sweek(?:end)?|sunday|saturday)\b|\bthis\sweek(?:end)?\sonly\b|\b(?:final|last)\sdays\b|\b\d{1,2}\s(?:hours?|days?)\s(?:only|left|to\sgo|remaining)\b/gi

/** Pressure of time by its meaning: to act at once, or that the offer is nearly over. */
const pressure =
  /\b(?:hurry|be\s(?:quick|fast)|act\s(?:now|fast)|don(?:’|')?t\s(?:miss|wait|delay)|(?:deals?|offers?|prices?|bonus|sale)\swon(?:’|')?t\s(?:last|be\shere)|last\schance|almost\sover|today\sonly|(?:one|this)\s(?:day|week|weekend)\sonly|while\sit\slasts|ends?\sat\smidnight|until\smidnight|ending\s(?:soon|today|tonight|tomorrow|this\sweek(?:end)?|shortly)|(?:closes?|ends?|finish(?:es)?|over)\sshortly|(?:disappears?|gone|over|finished)\s(?:today|tonight|tomorrow|soon)|about\sto\s(?:end|finish|close)|before\sit(?:’|')?s\s(?:too\slate|gone)|only\s\d{1,2}\s(?:hours?|days?)\b|\d{1,2}\s(?:hours?|days?)\sto\sgo)\b/gi

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
  severity: 'warning',
  explanation: 'The text puts shoppers under time pressure without a date. Name the last day, and end the offer on it.',
  find: findEither(findPattern(countdown, hasDate), findPattern(pressure, hasDate)),
}
