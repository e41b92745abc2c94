import type { Lexicon } from '../search/understanding/Lexicon'
import { ParserState } from '../search/understanding/ParserState'
import { buildLexicon } from './buildLexicon'

/** Parser state for a query on a small stock. */
export const buildParserState = (text: string, facts: Partial<Lexicon> = {}): ParserState => new ParserState(text, buildLexicon(facts))
