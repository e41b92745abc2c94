import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { matchesIn } from '../matching'
import { dateText, parseDate } from './dates'

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
