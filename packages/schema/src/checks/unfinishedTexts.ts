import { findPlaceholder } from '../claims/findPlaceholder'
import { writtenTexts } from '../claims/writtenTexts'
import type { CrossCheck } from './CrossCheck'

/** No site goes live with a text that somebody meant to write later (CNT-08). */
export const unfinishedTexts: CrossCheck = (config) =>
  writtenTexts(config).flatMap(({ pointer, text }) => {
    const found = findPlaceholder(text)
    return found === null
      ? []
      : [{ pointer, severity: 'error', message: `“${found}” still stands for something to be filled in. Write it, or leave it out.` }]
  })
