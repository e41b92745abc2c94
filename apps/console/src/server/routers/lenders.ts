import { lenderKind } from '@forecourt/data/edited-records/finance/lenderKind'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'finance.edit', isPlatformOnly: false } as const

export const lendersRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => lenderKind }),
  getList: recordList({
    ...access,
    kind: lenderKind,
    sorts: ['name', 'interestRate', 'comparisonRate', 'updatedAt'],
    filters: ['dealershipId', 'provider', 'published'],
  }),
})
