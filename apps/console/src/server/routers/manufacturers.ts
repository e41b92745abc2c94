import { manufacturerKind } from '@forecourt/data/manufacturers/manufacturerKind'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'catalogue.edit', isPlatformOnly: true } as const

export const manufacturersRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => manufacturerKind }),
  getList: recordList({ ...access, kind: manufacturerKind, sorts: ['name', 'modelCount', 'updatedAt'], filters: [] }),
})
