/** What a page of the demo says, or does not. */
export interface Said {
  readonly text: string
  /** As HTML or JSON; else as people read it. */
  readonly isMarkup: boolean
  /** False: the page must be without it. */
  readonly isThere: boolean
}

/** An address of a demo site at which a row of docs/requirements.md is seen. */
export interface ShownAddress {
  readonly host: string
  /** With its query. */
  readonly path: string
  /** Where it redirects to; null for an address that answers itself. */
  readonly leadsTo: string | null
  readonly says: readonly Said[]
}

/** A row of docs/requirements.md with all that shows it. */
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
  for (const [, host, path = '', leadsTo, test, not, words, markup] of shown.matchAll(token)) {
    if (host) addresses.push({ host, path, leadsTo: null, says: [] })
    else if (leadsTo) change((last) => ({ ...last, leadsTo }))
    else if (test) tests.push(test)
    else {
      const said = { text: words ?? markup ?? '', isMarkup: markup !== undefined, isThere: not === undefined }
      change((last) => ({ ...last, says: [...last.says, said] }))
    }
  }
  return { id, addresses, tests }
}

/**
 * The rows of docs/requirements.md that say where the demo shows them, after `*Shown:*`: addresses, each followed by “what people read
 * there” and by `markup`, what it must be without after `not`, or where it leads after `→`; and commands that run one test file.
 *
 * @param text of that file
 */
export const parseShownRows = (text: string): ShownRow[] => [...text.matchAll(row)].map(([, id = '', shown = '']) => readRow(id, shown))
