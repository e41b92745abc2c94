import { getUntypedClient } from '@trpc/client'
import { type DataProvider, type GetListParams, HttpError } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'

interface UntypedClient {
  query(path: string, input?: unknown): Promise<unknown>
  mutation(path: string, input?: unknown): Promise<unknown>
}

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>

/** Converts an error to react-admin's format, which shows messages at their fields. */
const toHttpError = (error: unknown): HttpError => {
  const { message, status, fields, code } = callError(error)
  return new HttpError(message, status || (code === 'OFFLINE' ? 503 : 500), { errors: fields, code })
}

/**
 * react-admin over tRPC: its methods are the names of our procedures, so `getList` of `leads` is `leads.getList`. A new resource needs a
 * router and nothing here.
 */
export const createDataProvider = (client: UntypedClient = getUntypedClient(trpc)): DataProvider => {
  // react-admin's types let each call choose its record type; the result was typed by its router.
  const call = async <Answer>(kind: 'query' | 'mutation', path: string, input: unknown): Promise<Answer> => {
    try {
      return (await client[kind](path, input)) as Answer
    } catch (error) {
      if (callError(error).code === 'UNAUTHORIZED') throw error
      throw toHttpError(error)
    }
  }
  const list = (resource: string, { pagination, sort, filter }: ListParams) =>
    call<{ data: never[]; total: number }>('query', `${resource}.getList`, {
      ...pagination,
      filter,
      sort: sort?.field === 'id' ? undefined : sort,
    })
  return {
    getList: (resource, params) => list(resource, params),
    getOne: async (resource, { id }) => ({ data: await call('query', `${resource}.getOne`, { id }) }),
    getMany: async (resource, { ids }) => ({ data: await call('query', `${resource}.getMany`, { ids }) }),
    getManyReference: (resource, { target, id, ...params }) => list(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource, { data }) => ({ data: await call('mutation', `${resource}.create`, data) }),
    update: async (resource, { id, data }) => ({ data: await call('mutation', `${resource}.update`, { id, data }) }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => call('mutation', `${resource}.update`, { id, data })))
      return { data: ids }
    },
    delete: async (resource, { id }) => ({ data: await call('mutation', `${resource}.delete`, { id }) }),
    deleteMany: async (resource, { ids }) => {
      await Promise.all(ids.map((id) => call('mutation', `${resource}.delete`, { id })))
      return { data: ids }
    },
  }
}
