import { placeholderProblem } from '../claims/findPlaceholder'
import { writtenInSection } from '../claims/writtenTexts'
import { bySection, formattedTexts } from '../json-schema/formattedTexts'
import { linksIn } from '../rich-text/plainText'
import { textFaults } from '../rich-text/textFaults'
import { isSwitchedOn } from '../switches/shownItems'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** A site with placeholder texts can't be published (CNT-08). */
export const unfinishedTexts: CrossCheck = bySection((...section) =>
  writtenInSection(...section).flatMap(({ pointer, text }): Finding[] => {
    const message = placeholderProblem(text)
    return message === null ? [] : [{ pointer, severity: 'error', message }]
  }),
)

/** Pictures of promotions and popups need alternative text (WCAG 2, 1.1.1). */
export const imageTexts: CrossCheck = ({ search, popups }) => [
  ...search.promos.flatMap(({ id, image, title, text }, index): Finding[] =>
    image !== '' && title.trim() === '' && text.trim() === ''
      ? [
          {
            pointer: `/search/promos/${id}/title`,
            severity: 'warning',
            message: `Picture of promotion ${index + 1} in the stock list has no alt text for shoppers who can’t see it. Add a title.`,
          },
        ]
      : [],
  ),
  ...popups.list.flatMap(({ id, shown, src, title }, index): Finding[] =>
    isSwitchedOn({ shown }) && src !== '' && title.trim() === ''
      ? [
          {
            pointer: `/popups/list/${id}/title`,
            severity: 'warning',
            message: `Picture of popup ${index + 1} has no alt text for shoppers who can’t see it. Add a title.`,
          },
        ]
      : [],
  ),
]

/** Checks rich texts: length, alternative texts, heading order, and link targets (RTE-21, WCAG 2 1.1.1 and 1.3.1). */
export const richTexts: CrossCheck = (config, recordPaths) => {
  const findTarget = linkTargets(config, recordPaths)
  return formattedTexts(config).flatMap(({ pointer, node, text }): Finding[] => [
    ...textFaults(text, node.maxLength ?? 0).map(
      ({ severity, message, isAccessibility }): Finding => ({
        pointer,
        severity,
        message,
        ...(isAccessibility && { topic: 'accessibility' }),
      }),
    ),
    ...linksIn(text).flatMap(({ text: label, href }): Finding[] => {
      // Placeholders are only filled in when rendering.
      const fault = href.includes('{') ? null : linkFault(findTarget(href))
      return fault ? [{ pointer, severity: 'warning', message: `The link “${label}” leads to ${href}, ${fault}.`, topic: 'links' }] : []
    }),
  ])
}
