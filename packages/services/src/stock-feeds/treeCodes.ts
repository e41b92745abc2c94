import type { FileCodes } from './FeedRecords'

/** Maximum codes of a file, and characters of each. */
const [mostCodes, longestCode] = [200, 20] as const

/** Names of a list of codes, and of the parts of its items. */
const ofCodes = /code|legend|meaning|lookup|glossary|^keys?$|^flags$|^status(?:es)$/i
const ofCode = /^@?(?:k|key|code|abbr(?:eviation)?|id|value)$/i
const ofMeaning = /^(?:#text|meaning|means|name|label|title|text|desc(?:ription)?)$/i

/**
 * Collects codes that a tree explains beside its cars: `<codes><c k="SLD">sold</c></codes>`, `"codes": { "SLD": "sold" }`. They may be those
 * of any column (ENT-01).
 */
export const createTreeCodes = () => {
  const open: { readonly name: string; readonly leaves: (readonly [name: string, text: string])[] }[] = []
  const found = new Map<string, string>()
  const put = (code: string, meaning: string) => {
    const key = code.trim().toLowerCase()
    if (key === '' || key.length > longestCode || meaning.trim() === '' || found.size >= mostCodes || found.has(key)) return
    found.set(key, meaning.trim())
  }
  return {
    open: (name: string) => void open.push({ name, leaves: [] }),
    leaf(name: string, text: string) {
      const leaves = open.at(-1)?.leaves
      if (leaves && leaves.length < mostCodes) leaves.push([name, text])
    },
    close() {
      const { name = '', leaves = [] } = open.pop() ?? {}
      const isOfList = ofCodes.test(name) || open.some((each) => ofCodes.test(each.name))
      if (!isOfList) return
      const code = leaves.find(([each]) => ofCode.test(each))
      const meaning = leaves.find(([each]) => ofMeaning.test(each))
      if (code && meaning) put(code[1], meaning[1])
      else if (!code && ofCodes.test(name)) for (const [each, text] of leaves) if (!each.startsWith('#')) put(each.replace('@', ''), text)
    },
    codes: (): FileCodes => (found.size === 0 ? new Map() : new Map([['', found]])),
  }
}
