import { splitWords } from './splitWords'

/** More words than anyone types; each costs time. */
const mostWords = 16

/** The words a query asks for; none: it asks for everything. */
export const queryWords = (query: string): string[] => splitWords(query.slice(0, 512)).slice(0, mostWords)
