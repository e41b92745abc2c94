import type { Words } from '../Advert'
import { type Match, matchesIn } from '../matching'

const percent = String.raw`\d{1,2}(?:\.\d{1,2})?\s{0,2}(?:%|per ?cent)`
const yearly = String.raw`\s{0,2}(?:p\.?\s?a\b|per\s(?:annum|year)|a\syear|annually)`

/** '6.99% p.a.', 'interest rate of 8.25%', '5.99% finance'. */
const rate = new RegExp(
  String.raw`${percent}${yearly}|\b(?:interest|annual percentage|annual|finance|fixed|variable|flat)\srates?\b[^.%\n\d]{0,25}${percent}|\binterest\s(?:of|at|from|is)\s${percent}|\brates?\s?(?:from|of|at|is|are|as low as|:)\s?${percent}|${percent}\s(?:(?:low|fixed|special)\s)?(?:finance|interest|apr)\b`,
  'gi',
)

const comparison = new RegExp(
  String.raw`\bcomparison\srates?\b(?:[^\d%.\n]|\n(?!\n)){0,40}${percent}|${percent}(?:${yearly})?\.?[\s,(|]{0,3}comparison\srate\b(?![^\d%.\n]{0,15}${percent})`,
  'gi',
)

/** Whether the figure of a match belongs to a comparison rate. */
const isWithin = (match: Match, others: readonly Match[]): boolean =>
  others.some(({ at, length }) => match.at < at + length && at < match.at + match.length)

/** Comparison rates with their figures. */
export const comparisonRatesIn = (text: string): Match[] => matchesIn(text, comparison)

/** Interest rates that aren't comparison rates. */
export const interestRatesIn = (text: string): Match[] => {
  if (!text.includes('%') && !/per ?cent/i.test(text)) return []
  const compared = comparisonRatesIn(text)
  return matchesIn(text, rate).filter((match) => !isWithin(match, compared))
}

/** '$129 a week', '$99pw', '$258 per fortnight', '$149* weekly'. */
const repayment =
  /\$\s?\d[\d,]*(?:\.\d+)?[*†^]?\s?(?:(?:a|per|each|every|\/)\s?(?:week|wk|fortnight|month|mth)\b|\/?\s?p\.?\s?[wfm]\b\.?|weekly|fortnightly|monthly)|\b(?:re)?payments?\s(?:of|from)\s\$\s?\d[\d,]*/gi

/** What is paid by the week or month, but isn't a repayment. */
const noRepayment = /\b(?:rent(?:al)?|subscri\w+|hire|parking|storage|fees?|phone plan|fuel|insurance|wage|salary)\b[^.\n$]{0,20}$/i

/** Advertised repayments; a fee of a loan or a rent isn't one. */
export const repaymentsIn = ({ text }: Words): Match[] =>
  text.includes('$') ? matchesIn(text, repayment).filter(({ at }) => !noRepayment.test(text.slice(Math.max(0, at - 40), at))) : []

const loanAmount = String.raw`\$\s?(?:\d{1,3}(?:,\d{3})+|\d{4,6})`
const loanTerm = String.raw`(?:(?:\d{1,2}|one|two|three|four|five|six|seven)[\s-](?:years?|yr)|\d{2}[\s-](?:months?|mths?))\b`

const example = new RegExp(
  String.raw`${loanAmount}[^.]{0,60}(?:secured|loan|over|term)[^.]{0,40}\b${loanTerm}|\b${loanTerm}[^.]{0,30}(?:secured|loan)[^.]{0,30}${loanAmount}|${loanAmount}[^.]{0,12}\b${loanTerm}`,
  'i',
)

/** Whether a text states a loan with its amount and term, such as 'a 5-year secured loan of $30,000'. */
export const statesLoan = (text: string): boolean => example.test(text)
