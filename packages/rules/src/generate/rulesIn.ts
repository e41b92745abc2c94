import { citedRequirements } from './citedRequirements'
import type { RuleDoc } from './RuleDoc'

const exported = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g

/** Text of a doc comment on one line, without tags. */
const plain = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/(^|\n)\s*@[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Finds the exports of a file that cite requirements, with the settings that each of them reads. */
export const rulesIn = (
  file: string,
  source: string,
  settingsOf: (name: string) => readonly string[],
  areas: ReadonlySet<string>,
): RuleDoc[] =>
  [...source.matchAll(exported)].flatMap(([, comment = '', name = '']) => {
    const requirements = citedRequirements(comment, areas)
    return requirements.length === 0 ? [] : [{ name, file, text: plain(comment), requirements, settings: settingsOf(name) }]
  })
