import { maxRedirects, type Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import {
  type EnteredRedirect,
  parseRedirect,
  parseRedirectRule,
  patternRule,
  type RedirectRule,
  redirectCodeIn,
} from '@forecourt/rules/routing/redirects/parseRedirect'
import { type RedirectColumnField, redirectColumns } from '@forecourt/rules/routing/redirects/redirectColumns'
import { utf8Feed } from '../stock-feeds/decodeFeed'
import { FeedFault, headBytes } from '../stock-feeds/FeedRecords'
import { parseRecords } from '../stock-feeds/parseRecords'

interface RefusedRow {
  /** Row number as in a spreadsheet or editor: 1 is the first line. */
  readonly row: number
  readonly from: string
  readonly message: string
  /** The heading and value of the wrong cell; absent if the row as a whole is refused. */
  readonly cell?: { readonly column: string; readonly value: string }
}

/** What a user decided about a table: fields of columns, and other values of cells. */
export interface RedirectDecisions {
  readonly columns: readonly { readonly heading: string; readonly field: RedirectColumnField | null }[]
  readonly corrections: readonly { readonly row: number; readonly column: string; readonly value: string }[]
}

/** A column of a table, what it is read as, and some of its values. */
interface RedirectColumn {
  readonly heading: string
  readonly field: RedirectColumnField | null
  readonly examples: readonly string[]
}

/** A parsed redirect file. */
export interface RedirectFile {
  /** By normalised old address. */
  readonly wanted: ReadonlyMap<string, Redirect>
  readonly rowNumbers: ReadonlyMap<string, number>
  readonly refused: readonly RefusedRow[]
  /** The headings of the address columns, for corrections; empty for a list of rules. */
  readonly addressHeadings: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Empty for a list of rules. */
  readonly columns: readonly RedirectColumn[]
}

interface Row {
  readonly row: number
  readonly rule: RedirectRule
  /** The cells by field, of a table. */
  readonly cells?: { readonly [Field in RedirectColumnField]?: { readonly column: string; readonly value: string } | undefined }
}

/** Known column names, most specific first: ours, Redirection and Yoast (WordPress), Shopify, and Screaming Frog crawls. */
const headings = {
  from: ['from', 'old', 'source', 'origin', 'old url', 'old address', 'source url', 'redirect from', 'address'],
  to: ['to', 'new', 'target', 'new url', 'new address', 'target url', 'redirect to', 'destination', 'redirect url', 'final address'],
  code: ['code', 'http code', 'status code', 'status code 1', 'redirect type', 'type', 'status'],
  pattern: ['regex', 'format'],
  state: ['status', 'enabled', 'active', 'state'],
  chain: ['chain type'],
}

const isOff = (text: string) => /^(?:disabled|inactive|off|no|false|0)$/i.test(text.trim())
const isPattern = (text: string) => /^(?:regex|yes|true|1)$/i.test(text.trim())

/** Converts a table row. Pages of a crawl that don't redirect are skipped. */
const redirectRule = (entered: EnteredRedirect, state: string, pattern: string): RedirectRule => {
  if (isOff(state)) return { from: entered.from, message: 'It is turned off in the file.' }
  if (entered.to.trim() === '' && /^(?!3|410)\d{3}$/.test(entered.code)) return null
  return isPattern(pattern) ? patternRule(entered.from, entered.to, entered.code) : { entered }
}

const maxExamples = 3
const exampleRows = 50

/** The headings of each field: known ones, unless a user chose others. */
const columnHeadings = (all: readonly string[], chosen: RedirectDecisions['columns']) => {
  const decided = new Map(chosen.map(({ heading, field }) => [heading, field]))
  const named = (names: readonly string[]) => names.flatMap((name) => all.filter((heading) => heading.trim().toLowerCase() === name))
  // In a redirect report, the source is the linking page; the redirecting URL is in “address”.
  const isReport = named(['address']).length > 0 && named(['final address']).length > 0
  const of = (field: RedirectColumnField, names: readonly string[]) => {
    const own = chosen.filter((column) => column.field === field).map(({ heading }) => heading)
    return own.length > 0 ? own : named(names).filter((heading) => !decided.has(heading))
  }
  return {
    from: of('from', isReport ? ['address'] : headings.from),
    to: of('to', headings.to),
    code: of('code', headings.code),
    pattern: of('pattern', headings.pattern),
    state: of('state', headings.state),
    chain: named(headings.chain),
  }
}

/** A table of redirects: its columns, and its rows once. */
const readTable = async (bytes: Uint8Array, decisions: RedirectDecisions | undefined) => {
  const file = await parseRecords(bytes)
  const { chain, ...used } = columnHeadings(file.headings, decisions?.columns ?? [])
  const [from] = used.from
  const isTable = from !== undefined && (used.to.length > 0 || used.code.length > 0)
  if (!isTable && (decisions === undefined || file.headings.length < 2))
    throw new FeedFault('The first line must contain the columns: from, to, code. Exports of other systems also work.')
  const corrected = new Map(decisions?.corrections.map(({ row, column, value }) => [`${row} ${column}`, value]))
  const examples = new Map<string, Set<string>>(file.headings.map((heading) => [heading, new Set()]))
  async function* rows(): AsyncGenerator<Row> {
    let count = 0
    for await (const batch of file.batches)
      for (const { row, values, unreadable } of batch) {
        if (count++ < exampleRows)
          for (const [heading, seen] of examples) if (values.get(heading)) seen.add((values.get(heading) ?? '').slice(0, 80))
        if (!isTable) continue
        const valueAt = (heading: string) => corrected.get(`${row} ${heading}`) ?? values.get(heading) ?? ''
        const findCell = (column: string | undefined) => (column === undefined ? undefined : { column, value: valueAt(column) })
        const cellText = (column: string | undefined) => findCell(column)?.value ?? ''
        if (/canonical/i.test(cellText(chain[0]))) continue
        const codes = used.code.map(valueAt)
        const codeAt = codes.findIndex((each) => redirectCodeIn(each) !== null)
        const code = (codeAt < 0 ? undefined : redirectCodeIn(codes[codeAt] ?? '')) ?? codes[0] ?? ''
        const entered = { from: cellText(from), to: cellText(used.to[0]), code }
        yield unreadable
          ? { row, rule: { from: unreadable.text, message: unreadable.message } }
          : {
              row,
              rule: redirectRule(entered, cellText(used.state[0]), cellText(used.pattern[0])),
              cells: { from: findCell(from), to: findCell(used.to[0]), code: findCell(used.code[Math.max(0, codeAt)]) },
            }
      }
  }
  const headingField = (heading: string) =>
    (Object.keys(redirectColumns) as RedirectColumnField[]).find((field) =>
      (field === 'code' ? used.code : used[field].slice(0, 1)).includes(heading),
    )
  return {
    rows: rows(),
    addressHeadings: { from, to: used.to[0] },
    columns: () =>
      file.headings.map((heading) => ({
        heading,
        field: headingField(heading) ?? null,
        examples: [...(examples.get(heading) ?? [])].slice(0, maxExamples),
      })),
  }
}

function* lineRows(text: string): Generator<Row> {
  let isConditional = false
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*RewriteCond\s/i.test(line)) isConditional = true
    else {
      yield { row: index + 1, rule: parseRedirectRule(line, isConditional) }
      if (/^\s*RewriteRule\s/i.test(line)) isConditional = false
    }
  }
}

const isSame = (one: Redirect | undefined, other: Redirect): boolean => one?.to === other.to && one.code === other.code

const apacheRule =
  /^\s*(?:Redirect(?:Match|Permanent|Temp)?\s+(?:\d{3}\s|permanent\s|temp\s|seeother\s|gone\s|["/^])|Rewrite(?:Rule|Cond|Engine|Base)\s)/i

/** Whether a file is a list of rules instead of a table. */
const isRuleList = (head: string) => head.split(/\r?\n/).some((line) => apacheRule.test(line) || /^\/\S* -> \S/.test(line))

/**
 * Parses a redirect file: a table (from, to, code), an export of Redirection or Yoast, a Screaming Frog crawl or redirect report, an
 * Apache .htaccess file or Squarespace URL mappings (RTE-19). Invalid rows are refused by row number; disabled rules are skipped,
 * duplicates merged. Rejects with a `FeedFault`; a table without known columns only without `decisions`.
 */
export const parseRedirectFile = async (bytes: Uint8Array, decisions?: RedirectDecisions): Promise<RedirectFile> => {
  const head = String(await utf8Feed(bytes.subarray(0, headBytes)))
  const table = isRuleList(head) ? null : await readTable(bytes, decisions)
  const rows = table ? table.rows : lineRows(String(await utf8Feed(bytes)))
  const wanted = new Map<string, Redirect>()
  const rowNumbers = new Map<string, number>()
  const refused: RefusedRow[] = []
  for await (const { row, rule, cells } of rows) {
    if (rule === null) continue
    const refuse = (from: string, message: string, field?: RedirectColumnField) => {
      const cell = field === undefined ? undefined : cells?.[field]
      refused.push({ row, from, message, ...(cell && { cell }) })
    }
    if (!('entered' in rule)) {
      refuse(rule.from, rule.message)
      continue
    }
    const read = parseRedirect(rule.entered)
    if ('problems' in read) {
      const [problem] = Object.entries(read.problems) as [RedirectColumnField, string][]
      refuse(rule.entered.from, problem?.[1] ?? '', problem?.[0])
    } else if (isSame(wanted.get(read.redirect.from), read.redirect)) continue
    else if (rowNumbers.has(read.redirect.from))
      refuse(rule.entered.from, `Row ${rowNumbers.get(read.redirect.from)} already has the same address.`)
    else {
      wanted.set(read.redirect.from, read.redirect)
      rowNumbers.set(read.redirect.from, row)
    }
    if (rowNumbers.size > maxRedirects) throw new FeedFault(`A site can have at most ${maxRedirects.toLocaleString('en-AU')} redirects.`)
  }
  return { wanted, rowNumbers, refused, addressHeadings: table?.addressHeadings ?? {}, columns: table?.columns() ?? [] }
}
