/** Where a text stops being JSON, and what is wrong there. Lines and columns count from 1. */
export interface JsonMistake {
  readonly line: number
  readonly column: number
  readonly message: string
}

const space = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON itself forbids them in texts.
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

const deepest = 200

/**
 * The first mistake of a text that is not JSON. Engines word this differently and some leave the place out,
 * so the text is read once more; only ever called for a text that `JSON.parse` refused.
 */
export const jsonMistake = (source: string): JsonMistake => {
  let at = 0

  const accept = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0]
    at += found?.length ?? 0
    return found
  }
  const found = () => (at >= source.length ? 'the text ends' : `there is “${source.slice(at, at + 1)}”`)
  const expected = (what: string) => `${what} was expected, but ${found()}.`
  const next = () => {
    accept(space)
    return source[at]
  }

  /** Reads `open entry , entry close`; gives the mistake in it, null when there is none. */
  const list = (close: string, entry: () => string | null): string | null => {
    at++
    if (next() === close) {
      at++
      return null
    }
    while (true) {
      const mistake = entry()
      if (mistake) return mistake
      const mark = next()
      if (mark !== ',' && mark !== close) return expected(`A comma or “${close}”`)
      at++
      if (mark === close) return null
      if (next() === close) return `There is a comma before “${close}”; please remove it.`
    }
  }

  const property = (depth: number) => (): string | null => {
    if (next() !== '"' || accept(text) === undefined)
      return source[at] === '"'
        ? 'This text is not closed, or contains a character that must be escaped.'
        : expected('A name in double quotes')
    if (next() !== ':') return expected('A colon')
    at++
    return value(depth)
  }

  const value = (depth: number): string | null => {
    const first = next()
    if (depth > deepest) return 'The text is nested too deeply.'
    if (first === '{') return list('}', property(depth + 1))
    if (first === '[') return list(']', () => value(depth + 1))
    if (first === '"') return accept(text) === undefined ? 'This text is not closed, or contains a character that must be escaped.' : null
    return accept(literal) === undefined ? expected('A value') : null
  }

  const message = value(0) ?? (next() === undefined ? 'The text is not JSON.' : 'There is something after the end of the config.')
  const lines = source.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message }
}
