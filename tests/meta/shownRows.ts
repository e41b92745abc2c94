/** An expected text of a demo page, or its absence. */
export interface ExpectedText {
  readonly text: string
  /** Matched in HTML or JSON instead of visible text. */
  readonly isMarkup: boolean
  /** False if it must be absent. */
  readonly isPresent: boolean
}

/** A demo address that shows a row of docs/requirements.md. */
export interface ShownAddress {
  readonly host: string
  /** With query. */
  readonly path: string
  /** Redirect target; null for none. */
  readonly leadsTo: string | null
  readonly expectedTexts: readonly ExpectedText[]
}

/** A row of docs/requirements.md with its evidence. */
export interface ShownRow {
  readonly id: string
  readonly addresses: readonly ShownAddress[]
  /** Test files, for what no page can show. */
  readonly tests: readonly string[]
}

const row = /^- <a id="[^"]*"><\/a>\*\*([A-Z]{2,4}-\d{2,})\*\* .*? \*Shown:\* (.*)$/gm
const token = /([a-z-]+\.localhost)(\/[^\s;,“`]*)|→ (\/[^\s;,“`]*[^\s;,“`.])|`npx vitest run ([^`\s]+)`|(not )?(?:“([^”]+)”|`([^`]+)`)/g

const readRow = (id: string, shown: string): ShownRow => {
  const addresses: ShownAddress[] = []
  const tests: string[] = []
  const change = (changed: (last: ShownAddress) => ShownAddress) => {
    const last = addresses.pop()
    if (!last) throw new Error(`${id}: no address before ${shown}`)
    addresses.push(changed(last))
  }
  for (const [, host, path = '', leadsTo, test, not, text, markup] of shown.matchAll(token)) {
    if (host) addresses.push({ host, path, leadsTo: null, expectedTexts: [] })
    else if (leadsTo) change((last) => ({ ...last, leadsTo }))
    else if (test) tests.push(test)
    else {
      const shownRow = { text: text ?? markup ?? '', isMarkup: markup !== undefined, isPresent: not === undefined }
      change((last) => ({ ...last, expectedTexts: [...last.expectedTexts, shownRow] }))
    }
  }
  return { id, addresses, tests }
}

/**
 * Rows of docs/requirements.md with evidence after `*Shown:*`: addresses, each followed by “visible text” and by `markup`, what must be
 * absent after `not`, or the redirect target after `→`; and commands that run one test file.
 *
 * @param text of that file
 */
export const parseShownRows = (text: string): ShownRow[] => [...text.matchAll(row)].map(([, id = '', shown = '']) => readRow(id, shown))
