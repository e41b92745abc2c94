import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { recordList } from '../../edited-records/recordList'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'
import { preview } from './preview'
import { sites } from './sites'

const access = { permission: 'catalogue.edit', onPlatform: true } as const

export const modelsRouter = router({
  ...recordProcedures({ ...access, kindAt: () => modelKind }),
  getList: recordList({
    ...access,
    kind: modelKind,
    sorts: ['name', 'manufacturerName', 'status', 'updatedAt'],
    filters: ['manufacturerId', 'status', 'published'],
  }),
  preview,
  sites,
})
