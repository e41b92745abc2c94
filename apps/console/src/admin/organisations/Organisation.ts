import type { trpc } from '../../client/trpc'

export type Organisation = Awaited<ReturnType<typeof trpc.organisations.getList.query>>['data'][number]
