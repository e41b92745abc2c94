import type { Lexicon } from '../search/understanding/Lexicon'
import { Reading } from '../search/understanding/Reading'
import { buildLexicon } from './buildLexicon'

/** A sentence about to be read, on a small yard. */
export const buildReading = (text: string, facts: Partial<Lexicon> = {}): Reading => new Reading(text, buildLexicon(facts))
