import { accessoryKind } from '@forecourt/data/manufacturers/accessoryKind'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { router } from '../trpc'

const access = { permission: 'model.edit', isPlatformOnly: false, platformPermission: 'catalogue.edit' } as const

export const accessoriesRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => accessoryKind }),
  getList: recordList({
    ...access,
    kind: accessoryKind,
    sorts: ['name', 'modelName', 'owner', 'priceCents', 'updatedAt'],
    filters: ['modelId', 'modelState', 'category', 'published', 'ownership'],
  }),
})
