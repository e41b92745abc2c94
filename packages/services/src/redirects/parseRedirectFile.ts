import { mostRedirects, type Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import {
  type EnteredRedirect,
  parseRedirect,
  parseRedirectRule,
  patternRule,
  type RedirectRule,
  redirectCodeIn,
} from '@forecourt/rules/routing/redirects/parseRedirect'
import { utf8Feed } from '../stock-feeds/decodeFeed'
import { FeedFault, headBytes } from '../stock-feeds/FeedRecords'
import { parseRecords } from '../stock-feeds/parseRecords'

interface RefusedRow {
  /** Row number as in a spreadsheet or editor: 1 is the first line. */
  readonly row: number
  readonly from: string
  readonly message: string
}

/** A parsed redirect file. */
export interface RedirectFile {
  /** By normalised old address. */
  readonly wanted: ReadonlyMap<string, Redirect>
  readonly rowOf: ReadonlyMap<string, number>
  readonly refused: readonly RefusedRow[]
}

type Row = { readonly row: number; readonly rule: RedirectRule }

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
const ruleOf = (entered: EnteredRedirect, state: string, pattern: string): RedirectRule => {
  if (isOff(state)) return { from: entered.from, message: 'It is turned off in the file.' }
  if (entered.to.trim() === '' && /^(?!3|410)\d{3}$/.test(entered.code)) return null
  return isPattern(pattern) ? patternRule(entered.from, entered.to, entered.code) : { entered }
}

async function* tableRows(bytes: Uint8Array): AsyncGenerator<Row> {
  const file = await parseRecords(bytes)
  const columns = (names: readonly string[]) =>
    names.flatMap((name) => file.headings.filter((heading) => heading.trim().toLowerCase() === name))
  // In a redirect report, the source is the linking page; the redirecting URL is in “address”.
  const isReport = columns(['address']).length > 0 && columns(['final address']).length > 0
  const [from] = columns(isReport ? ['address'] : headings.from)
  const [to] = columns(headings.to)
  const codes = columns(headings.code)
  const [pattern] = columns(headings.pattern)
  const [state] = columns(headings.state)
  const [chain] = columns(headings.chain)
  if (from === undefined || (to === undefined && codes.length === 0))
    throw new FeedFault('The first line must contain the columns: from, to, code. Exports of other systems also work.')
  for await (const batch of file.batches)
    for (const { row, values, unreadable } of batch) {
      const cell = (heading: string | undefined) => (heading === undefined ? '' : (values.get(heading) ?? ''))
      if (/canonical/i.test(cell(chain))) continue
      const cells = codes.map(cell)
      const code = cells.map(redirectCodeIn).find((each) => each !== null) ?? cells[0] ?? ''
      yield unreadable
        ? { row, rule: { from: unreadable.text, message: unreadable.message } }
        : { row, rule: ruleOf({ from: cell(from), to: cell(to), code }, cell(state), cell(pattern)) }
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
const isOfLines = (head: string) => head.split(/\r?\n/).some((line) => apacheRule.test(line) || /^\/\S* -> \S/.test(line))

/**
 * Parses a redirect file: a table (from, to, code), an export of Redirection or Yoast, a Screaming Frog crawl or redirect report, an
 * Apache .htaccess file or Squarespace URL mappings (RTE-19). Invalid rows are refused by row number; disabled rules are skipped,
 * duplicates merged. Rejects with a `FeedFault`.
 */
export const parseRedirectFile = async (bytes: Uint8Array): Promise<RedirectFile> => {
  const head = String(await utf8Feed(bytes.subarray(0, headBytes)))
  const rows = isOfLines(head) ? lineRows(String(await utf8Feed(bytes))) : tableRows(bytes)
  const wanted = new Map<string, Redirect>()
  const rowOf = new Map<string, number>()
  const refused: RefusedRow[] = []
  for await (const { row, rule } of rows) {
    if (rule === null) continue
    const refuse = (from: string, message: string) => refused.push({ row, from, message })
    if (!('entered' in rule)) {
      refuse(rule.from, rule.message)
      continue
    }
    const read = parseRedirect(rule.entered)
    if ('problems' in read) refuse(rule.entered.from, Object.values(read.problems)[0] ?? '')
    else if (isSame(wanted.get(read.redirect.from), read.redirect)) continue
    else if (rowOf.has(read.redirect.from)) refuse(rule.entered.from, `Row ${rowOf.get(read.redirect.from)} already has the same address.`)
    else {
      wanted.set(read.redirect.from, read.redirect)
      rowOf.set(read.redirect.from, row)
    }
    if (rowOf.size > mostRedirects) throw new FeedFault(`A site can have at most ${mostRedirects.toLocaleString('en-AU')} redirects.`)
  }
  return { wanted, rowOf, refused }
}
