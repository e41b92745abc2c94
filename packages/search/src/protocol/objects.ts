import { isRecord } from '@forecourt/schema/isRecord'
import { limits } from './limits'
import { listParam, type Params, textParam } from './Params'
import { ProtocolError } from './ProtocolError'
import { parseSort } from './parseQuery'
import type { SearchTarget } from './SearchTarget'
import { selection } from './selection'

/** The documents that are asked for by their ids, each as JSON; null: there is none, or none that this target lists. */
export function findObjects<Document>(target: SearchTarget<Document>, { requests }: Params): (string | null)[] {
  if (!Array.isArray(requests)) throw new ProtocolError(400, 'requests: expected a list of objects')
  if (requests.length > limits.objects) throw new ProtocolError(400, `requests: at most ${limits.objects} objects may be asked at once`)
  const asked = requests.map((entry: unknown) => {
    if (!isRecord(entry)) throw new ProtocolError(400, 'requests: expected objects')
    // Any sort of the index has the same documents.
    parseSort(target, textParam(entry, 'indexName'))
    return { id: textParam(entry, 'objectID'), retrieve: selection(listParam(entry, 'attributesToRetrieve')) }
  })
  const documents = target.index.pick(
    asked.map(({ id }) => id),
    target.rule,
  )
  return asked.map(({ retrieve }, at) => {
    const document = documents[at] ?? null
    return document === null ? null : target.hits.object(document, retrieve)
  })
}

/** One document by its id. */
export function objectAnswer<Document>(target: SearchTarget<Document>, indexName: string, objectID: string, params: Params): string {
  const { attributesToRetrieve } = params
  const [json = null] = findObjects(target, { requests: [{ indexName, objectID, attributesToRetrieve }] })
  if (json === null) throw new ProtocolError(404, 'ObjectID does not exist')
  return json
}
