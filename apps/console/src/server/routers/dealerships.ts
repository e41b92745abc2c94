import { dealershipKind } from '@forecourt/data/edited-records/dealershipKind'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'location.edit', isPlatformOnly: false } as const

// Staff add dealerships to an organisation; dealerships can't be removed.
const { create: _create, remove: _remove, ...edited } = recordProcedures({ ...access, kindAtTime: () => dealershipKind })

export const dealershipsRouter = router({
  ...edited,
  getList: recordList({ ...access, kind: dealershipKind, sorts: ['name', 'updatedAt'], filters: [] }),
})
