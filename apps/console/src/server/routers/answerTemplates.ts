import { templateKind } from '@forecourt/data/leads/inbox/templateKind'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'lead.update', isPlatformOnly: false } as const

export const answerTemplatesRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => templateKind }),
  getList: recordList({ ...access, kind: templateKind, sorts: ['name', 'updatedAt'], filters: ['channel'] }),
})
