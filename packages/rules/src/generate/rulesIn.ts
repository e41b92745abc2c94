import { citedRequirements } from './citedRequirements'
import type { RuleDoc } from './RuleDoc'

const exported = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g

/** A doc comment as one line of plain text, without its tags. */
const plain = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/(^|\n)\s*@[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a file exports that says which requirement it keeps. */
export const rulesIn = (file: string, source: string, settings: readonly string[], areas: ReadonlySet<string>): RuleDoc[] =>
  [...source.matchAll(exported)].flatMap(([, comment = '', name = '']) => {
    const requirements = citedRequirements(comment, areas)
    return requirements.length === 0 ? [] : [{ name, file, text: plain(comment), requirements, settings }]
  })
