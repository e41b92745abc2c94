import { isSwitchedOn } from '../switches/shownItems'
import type { CrossCheck, Finding } from './CrossCheck'

/** Pictures say in words what they show (WCAG 2, 1.1.1): those among the cars of a list, and those of popups. */
export const imageTexts: CrossCheck = ({ search, popups }) => [
  ...search.promos.flatMap(({ id, image, title, text }, index): Finding[] =>
    image !== '' && title.trim() === '' && text.trim() === ''
      ? [
          {
            pointer: `/search/promos/${id}/title`,
            severity: 'warning',
            message: `The picture of promotion ${index + 1} among the cars has no words for shoppers who can’t see it: give it a title.`,
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
            message: `The picture of popup ${index + 1} has no words for shoppers who can’t see it: give it a title.`,
          },
        ]
      : [],
  ),
]
