import { expect, test, vi } from 'vitest'
import { createDataProvider } from './createDataProvider'

const recordingClient = (answer: unknown) => {
  const client = { query: vi.fn(async () => answer), mutation: vi.fn(async () => answer) }
  return { client, provider: createDataProvider(client) }
}

test('A list request calls the getList procedure of its resource', async () => {
  const { client, provider } = recordingClient({ data: [], total: 0 })
  await provider.getList('leads', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status: 'new' },
  })
  expect(client.query).toHaveBeenCalledWith('leads.getList', {
    page: 2,
    perPage: 10,
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status: 'new' },
  })
})

test('A list without a chosen order leaves the order to the server', async () => {
  const { client, provider } = recordingClient({ data: [], total: 0 })
  await provider.getList('users', { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: {} })
  expect(client.query).toHaveBeenCalledWith('users.getList', { page: 1, perPage: 25, sort: undefined, filter: {} })
})

test('A record is requested by id and returned as data', async () => {
  const { client, provider } = recordingClient({ id: 'x', name: 'Mia' })
  expect(await provider.getOne('leads', { id: 'x' })).toEqual({ data: { id: 'x', name: 'Mia' } })
  expect(client.query).toHaveBeenCalledWith('leads.getOne', { id: 'x' })
})

test('An update sends the id and the changed fields', async () => {
  const { client, provider } = recordingClient({ id: 'x' })
  await provider.update('stock', { id: 'x', data: { priceCents: 1 }, previousData: { id: 'x' } })
  expect(client.mutation).toHaveBeenCalledWith('stock.update', { id: 'x', data: { priceCents: 1 } })
})

test('An error that does not come from the server is shown as a sentence, not a stack trace', async () => {
  const provider = createDataProvider({ query: async () => Promise.reject(new Error('at Socket.<anonymous>')), mutation: async () => null })
  await expect(provider.getOne('leads', { id: 'x' })).rejects.toThrow('Something went wrong. Try again in a moment.')
})
