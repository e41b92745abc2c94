import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { recordList } from '../../edited-records/recordList'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'
import { makeOwn } from './makeOwn'
import { preview } from './preview'
import { sites } from './sites'

const access = { permission: 'model.edit', onPlatform: false, ofPlatform: 'catalogue.edit' } as const

export const modelsRouter = router({
  ...recordProcedures({ ...access, kindAt: () => modelKind }),
  getList: recordList({
    ...access,
    kind: modelKind,
    sorts: ['name', 'manufacturerName', 'owner', 'status', 'updatedAt'],
    filters: ['manufacturerId', 'status', 'published', 'ownership'],
  }),
  makeOwn,
  preview,
  sites,
})
