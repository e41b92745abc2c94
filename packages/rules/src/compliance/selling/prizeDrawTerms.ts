import type { ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const draw =
  /\b(?:enter|buy|drive|chance)\b[^.!?\n]{0,40}\bwin\s(?:a|an|one|\$)|\bwin\s(?:(?:a|an|one)\s(?!bet|race|argument)\w|\$\s?\d)|\b(?:go|goes|be|are)\sin(?:to)?\sthe\sdraw\b|\benter\s(?:the|our|a)\sdraw\b|\bchances?\s(?:of|to|at)\s(?:win\w*|score|scoring)\b|\bin\sthe\srunning\b|\bprize\sdraws?\b|\bour\scompetition\b/gi

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
  find: findPattern(draw, (content, match) =>
    /\bterms\b|\bt\s?(?:&|and|\+)\s?c(?:’|')?s?\b|\bpermit\b|\bauthority\b|\blicen[cs]e\b/i.test(textAround(content, match, 300)),
  ),
}
