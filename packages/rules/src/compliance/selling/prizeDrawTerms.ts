import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, type Match, sentencesWith, textAround } from '../matching'

const draw =
  /\b(?:enter|buy|drive|chance)\b[^.!?\n]{0,40}\bwin\s(?:a|an|one|\$)|\bwin\s(?:(?:a|an|one)\s(?!bet|race|argument)\w|\$\s?\d)|\b(?:go|goes|be|are)\sin(?:to)?\sthe\sdraw\b|\benter\s(?:the|our|a)\sdraw\b|\bchances?\s(?:of|to|at)\s(?:win\w*|score|scoring)\b|\bcould\s(?:win|score)\b|\bin\sthe\srunning\b|\bprize\sdraws?\b|\bour\scompetition\b/gi

/** A draw in other wording: a game of chance, and what a shopper does for it. */
const games = sentencesWith({
  of: /\b(?:raffles?|sweepstakes?|give-?aways?|scratch(?:ie|ies|\s?(?:card|it|and|&|to))|spin|lucky\s(?:draw|dip|door|number|winner|buyer)|prizes?|winners?)\b/gi,
  and: [
    /\b(?:enter|entry|entries|win|wins|won|drawn|tickets?|chance|takes?\shome|every\s\w+\s?(?:buyer|customer|test|car|service)|(?:with|for)\severy|each)\b/i,
    /\b(?:you|your|our|every|each|buy|buyers?|purchase|book|test\sdrives?|service[ds]?|visit|share|follow|customers?)\b/i,
  ],
  but: /\b(?:award|awards|dealer\sof\sthe\syear|sponsor\w*|donat\w*|charity|won\sby|award-winning)\b/i,
})

const statesTerms = (content: TextContent, match: Match): boolean =>
  /\bterms\b|\bt\s?(?:&|and|\+)\s?c(?:’|')?s?\b|\bpermit\b|\bauthority\b|\blicen[cs]e\b/i.test(textAround(content, match, 300))

export const prizeDrawTerms: ComplianceRule = {
  id: 'prize-draw-terms',
  title: 'Terms and permit of a prize draw',
  laws: {
    AU: { act: 'Community Gaming Act 2018 (NSW), Lotteries Act 1964 (ACT), Lotteries Act 2019 (SA), Gaming Control Act 1993 (NT)' },
  },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation:
    'A prize draw is advertised without its terms or permit. Link the terms, and name the permits of the states that need one for this value.',
  find: (advert) => findEither(findPattern(draw), games)(advert).filter((match) => !statesTerms(advert.content, match)),
}
