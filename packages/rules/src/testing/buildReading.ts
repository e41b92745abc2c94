import type { Lexicon } from '../search/understanding/Lexicon'
import { Reading } from '../search/understanding/Reading'
import { buildLexicon } from './buildLexicon'

/** Parser state for a query on a small stock. */
export const buildReading = (text: string, facts: Partial<Lexicon> = {}): Reading => new Reading(text, buildLexicon(facts))
