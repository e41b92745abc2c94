import { placeholderProblem } from '../claims/findPlaceholder'
import { writtenTexts } from '../claims/writtenTexts'
import type { CrossCheck } from './CrossCheck'

/** No site goes live with a text that somebody meant to write later (CNT-08). */
export const unfinishedTexts: CrossCheck = (config) =>
  writtenTexts(config).flatMap(({ pointer, text }) => {
    const message = placeholderProblem(text)
    return message === null ? [] : [{ pointer, severity: 'error', message }]
  })
