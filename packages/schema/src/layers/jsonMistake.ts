/** Position and description of a JSON syntax error. Line and column are 1-based. */
export interface JsonMistake {
  readonly line: number
  readonly column: number
  readonly message: string
}

const space = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

const maxDepth = 200

/**
 * The first syntax error of a text. Engines' messages differ and some lack the position, so this parses the text again; only call it after
 * `JSON.parse` failed.
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

  /** Parses `open entry , entry close`; returns the error, or null. */
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
      if (next() === close) return `There is a comma before “${close}”. Remove it.`
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
    if (depth > maxDepth) return 'The text is nested too deeply.'
    if (first === '{') return list('}', property(depth + 1))
    if (first === '[') return list(']', () => value(depth + 1))
    if (first === '"') return accept(text) === undefined ? 'This text is not closed, or contains a character that must be escaped.' : null
    return accept(literal) === undefined ? expected('A value') : null
  }

  const message = value(0) ?? (next() === undefined ? 'The text is not JSON.' : 'There is something after the end of the config.')
  const lines = source.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message }
}
