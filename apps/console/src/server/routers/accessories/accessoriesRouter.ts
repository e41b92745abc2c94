import { accessoryKind } from '@forecourt/data/manufacturers/accessoryKind'
import { recordList } from '../../edited-records/recordList'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'

const access = { permission: 'catalogue.edit', onPlatform: true } as const

export const accessoriesRouter = router({
  ...recordProcedures({ ...access, kindAt: () => accessoryKind }),
  getList: recordList({
    ...access,
    kind: accessoryKind,
    sorts: ['name', 'modelName', 'priceCents', 'updatedAt'],
    filters: ['modelId', 'category', 'published'],
  }),
})
