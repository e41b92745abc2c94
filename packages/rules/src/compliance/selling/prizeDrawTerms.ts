import type { ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const draw =
  /\b(?:enter|buy|drive|chance)\b[^.!?\n]{0,40}\bwin\s(?:a|an|one|\$)|\bwin\s(?:a\s(?:trip|car|ute|holiday|weekend|prize|new)|an?\s(?:ipad|iphone|voucher)|\$\s?\d)|\b(?:go|be)\sin\sthe\sdraw\b|\bprize\sdraws?\b|\bour\scompetition\b/gi

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
  find: findPattern(draw, (words, match) =>
    /\bterms\b|\bt\s?(?:&|and|\+)\s?c(?:’|')?s?\b|\bpermit\b|\bauthority\b|\blicen[cs]e\b/i.test(textAround(words, match, 300)),
  ),
}
