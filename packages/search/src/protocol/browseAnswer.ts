import { answerCounted } from './answerQueries'
import { limits } from './limits'
import { type Params, textParam, wholeParam } from './Params'
import { ProtocolError } from './ProtocolError'
import type { SearchTarget } from './SearchTarget'

/** Where a browse goes on, and what it is of. */
interface Cursor {
  readonly offset: number
  readonly params: Params
}

/**
 * Everything that answers to some words and filters, a thousand hits at a time, each answer with the cursor of the next; neither counted
 * nor marked. It lists what a search lists, so it reaches as far as paging does.
 */
export function browseAnswer<Document>(target: SearchTarget<Document>, indexName: string, asked: Params): string {
  const { offset, params } = asked.cursor === undefined ? { offset: 0, params: asked } : cursorOf(textParam(asked, 'cursor'))
  const length = Math.min(wholeParam(params, 'hitsPerPage') ?? limits.hitsPerPage, limits.hitsPerPage)
  const { page: _page, ...own } = params
  const stretch = { ...own, offset, length, facets: undefined, attributesToHighlight: [], attributesToSnippet: [] }
  const [answer] = answerCounted(target, [{ indexName, params: stretch }])
  if (!answer) throw new Error('One question has one answer')
  const next = offset + length
  const isLast = length === 0 || next >= Math.min(answer.found, limits.pagingLimit)
  return isLast ? answer.json : `{"cursor":${JSON.stringify(textOf({ offset: next, params }))},${answer.json.slice(1)}`
}

const textOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function cursorOf(text: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Cursor>
    if (Number.isSafeInteger(cursor.offset) && (cursor.offset ?? -1) >= 0 && typeof cursor.params === 'object' && cursor.params !== null)
      return cursor as Cursor
  } catch {
    // Said below.
  }
  throw new ProtocolError(400, 'cursor: not one of this index')
}
