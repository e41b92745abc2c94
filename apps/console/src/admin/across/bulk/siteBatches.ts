import { trpc } from '../../../client/trpc'

const atOnce = 100

interface Batch {
  readonly siteIds: string[]
  readonly total: number
  readonly isLast: boolean
}

/** The sites a person may see, without those that are archived, a batch at a time, by name. */
export async function* siteBatches(organisationId: string | null, signal: AbortSignal): AsyncGenerator<Batch> {
  const filter = organisationId === null ? {} : { organisationId }
  for (let page = 1; ; page++) {
    const list = await trpc.sites.getList.query({ page, perPage: atOnce, sort: { field: 'name', order: 'ASC' }, filter }, { signal })
    const siteIds = list.data.filter(({ status }) => status !== 'archived').map(({ siteId }) => siteId)
    const isLast = page * atOnce >= list.total
    yield { siteIds, total: list.total, isLast }
    if (isLast) return
  }
}
