import { chargeKind } from '@forecourt/data/edited-records/finance/chargeKind'
import { recordForecast } from '../edited-records/recordForecast'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'finance.edit', isPlatformOnly: false } as const

export const chargesRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => chargeKind }),
  forecast: recordForecast({ resource: 'charges', permission: 'finance.edit', kind: chargeKind }),
  getList: recordList({
    ...access,
    kind: chargeKind,
    sorts: ['name', 'fixedCents', 'percent', 'updatedAt'],
    filters: ['dealershipId', 'chargedBy', 'published', 'states'],
  }),
})
