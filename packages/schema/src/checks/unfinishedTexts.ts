import { placeholderProblem } from '../claims/findPlaceholder'
import { writtenInSection } from '../claims/writtenTexts'
import { bySection } from '../json-schema/bySection'
import type { CrossCheck, Finding } from './CrossCheck'

/** No site goes live with a text that somebody meant to write later (CNT-08). */
export const unfinishedTexts: CrossCheck = bySection((...section) =>
  writtenInSection(...section).flatMap(({ pointer, text }): Finding[] => {
    const message = placeholderProblem(text)
    return message === null ? [] : [{ pointer, severity: 'error', message }]
  }),
)
