import type { TextContent } from '../Advert'
import { type Match, matchesIn, sentenceAt } from '../matching'

const percent = String.raw`\d{1,2}(?:\.\d{1,2})?\s{0,2}(?:%|per ?cent)`
const yearly = String.raw`\s{0,2}(?:p\.?\s?a\b|per\s(?:annum|year)|a\syear|annually)`

/** '6.99% p.a.', 'interest rate of 8.25%', '5.99% finance'. */
const rate = new RegExp(
  String.raw`${percent}${yearly}|\b(?:interest|annual percentage|annual|finance|fixed|variable|flat)\srates?\b[^.%\n\d]{0,25}${percent}|\binterest\s(?:of|at|from|is)\s${percent}|\b(?:loans?|finance)\sfrom\s${percent}|\brates?\s?(?:from|of|at|is|are|start(?:ing)?\s(?:at|from)|as low as|:)\s?(?:(?:just|only|as\s(?:low|little)\sas)\s)?${percent}|\b(?:interest|finance)\srates?\s(?:of|from|at|is)\s(?:(?:just|only)\s)?\d{1,2}\.\d{1,2}\b|${percent}\s(?:(?:low|fixed|special)\s)?(?:finance|interest|apr)\b|\b(?:finance|loans?|rates?)[!:–—-]\s(?:just\s|only\s)?${percent}|\b(?:an?|our|the)\s${percent}\srate\b(?!\sof)|${percent}\s(?:low|fixed|variable|flat|special)\s(?:rate|loan)\b`,
  'gi',
)

/** Words of lending: a percentage in their sentence is an interest rate. */
const lendingIdea = /\b(?:finance[ds]?|loans?|interest|borrow\w*|mortgages?|lend(?:ing|ers?)|repay\w*)\b/i
const otherPercent =
  /\b(?:deposit|discount|off|customers|gst|of\s(?:the|our|its|all)|grown?|battery|capacity|approv\w+|surcharge|fees?|residual|balloon)\b/i
const spelled = String.raw`(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)(?:\spoint\s\w+){0,2}\sper\s?cent`
const anyPercent = new RegExp(String.raw`\b(?:${percent}|${spelled})|\b(?:interest[\s-]free|(?:no|zero|nil)\sinterest)\b`, 'gi')
const noLoan = /\b(?:instalments?|account|servic\w+|tyres?|parts|accessor\w+)\b/i
/** Without interest on a vehicle: 'interest free on every Tucson'. */
const freeOnVehicles = /\binterest[\s-]free\s(?:on|across|with)\b/i

/** Rates recognised by their sentence: a percentage in digits or words with a word of lending, or no interest at all. */
const impliedRates = (content: TextContent): Match[] =>
  matchesIn(content.text, anyPercent).filter((match) => {
    const sentence = sentenceAt(content, match)
    if (/interest/i.test(match.text))
      return (
        (freeOnVehicles.test(sentence) ||
          /\b(?:finance|loans?|terms?|credit)\b|\bfor\s(?:\d+|one|two|three|four|five|the\sfirst)\b/i.test(sentence)) &&
        !noLoan.test(sentence)
      )
    return lendingIdea.test(sentence) && !otherPercent.test(sentence)
  })

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
export const interestRatesIn = (content: TextContent): Match[] => {
  const { text } = content
  if (!text.includes('%') && !/per ?cent|interest|\brates?\b/i.test(text)) return []
  const compared = comparisonRatesIn(text)
  const stated = matchesIn(text, rate)
  return [...stated, ...impliedRates(content).filter((match) => !isWithin(match, stated))].filter((match) => !isWithin(match, compared))
}

/** '$129 a week', '$99pw', '$258 per fortnight', '$149* weekly'. */
const repayment =
  /\$\s?\d[\d,]*(?:\.\d+)?[*†^]?\s?(?:(?:(?:a|per|each|every|\/)\s?)?(?:week|wk|fortnight|f[/'’]?n(?:ight)?|month|mth)\b(?!-)|\/?\s?p[./]?\s?(?:[wfm]|wk|week|fn|mth|month)\b\.?|weekly|wkly|fortnightly|monthly)|\b(?:re)?payments?\s(?:of|from)\s\$\s?\d[\d,]*|\b(?:\d[\d,]*|hundred|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]\w+)?|a\shundred)\s(?:dollars|bucks)\s(?:(?:a|per|each|every)\s(?:week|fortnight|month)|weekly|fortnightly|monthly)\b/gi

/** 'Weekly from $79', 'monthly instalments of $545'. */
const periodFirst =
  /\b(?:daily|weekly|fortnightly|monthly|per\s(?:week|fortnight|month))\s?(?:(?:re)?payments?|instalments?|figures?)?:?\s?(?:(?:are|is|of|from|only|just|starting|at|as\slow\sas|under|for)\s){0,3}\$\s?\d[\d,]*(?:\.\d+)?/gi

/** A price by the day is a rent, unless the car becomes the shopper's. */
const byTheDay = /(?:\$\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*\s(?:dollars|bucks))\s(?:a|per|each|every)\sday\b/gi
const becomesOwn =
  /\b(?:own it|your driveway|repayments?|yours (?:for|from)|pay it off|finance|behind the wheel|(?:gets?|puts?) you in(?:to)?|drive it home|buys?|(?:re)?payments?)\b/i

/** Text before an amount by the week or month that isn't a repayment, such as rent or insurance. */
const noRepayment =
  /\b(?:rent(?:al|ed)?|subscri\w+|hired?|earn\w*|apprentices?|staff|parking|storage|fees?|phone plan|fuel|insurance|wage|salary)\b[^.\n$]{0,20}$/i

const rentOrFee = /^\s(?:(?:in|for|of|as)\s)?(?:rent|hire|wages|parking|(?:account\s)?fees?)\b/i

/** Advertised repayments; a fee of a loan or a rent isn't one. */
export const repaymentsIn = (content: TextContent): Match[] => {
  const { text } = content
  if (!/\$|dollars|bucks/.test(text)) return []
  const daily = matchesIn(text, byTheDay).filter((match) => becomesOwn.test(sentenceAt(content, match)))
  const regular = matchesIn(text, repayment).filter(
    ({ at, length }) =>
      !noRepayment.test(text.slice(Math.max(0, at - 40), at)) && !rentOrFee.test(text.slice(at + length, at + length + 20)),
  )
  const reversed = matchesIn(text, periodFirst).filter(
    (match) => !noRepayment.test(text.slice(Math.max(0, match.at - 40), match.at)) && !isWithin(match, regular),
  )
  return [...regular, ...reversed, ...daily]
}

const loanAmount = String.raw`\$\s?(?:\d{1,3}(?:,\d{3})+|\d{4,6})`
const loanTerm = String.raw`(?:(?:\d{1,2}|one|two|three|four|five|six|seven)[\s-](?:years?|yr)|\d{2}[\s-](?:months?|mths?))\b`

const example = new RegExp(
  String.raw`${loanAmount}[^.]{0,60}(?:secured|loan|over|term)[^.]{0,40}\b${loanTerm}|\b${loanTerm}[^.]{0,30}(?:secured|loan)[^.]{0,30}${loanAmount}|${loanAmount}[^.]{0,12}\b${loanTerm}`,
  'i',
)

/** Whether a text states a loan with its amount and term, such as 'a 5-year secured loan of $30,000'. */
export const statesLoan = (text: string): boolean => example.test(text)
