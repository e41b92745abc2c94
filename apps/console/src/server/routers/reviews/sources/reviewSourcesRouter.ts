import { reviewSourceKind } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { recordList } from '../../../edited-records/recordList'
import { recordProcedures } from '../../../edited-records/recordProcedures'
import { router } from '../../../trpc'
import { fetchNow } from './fetchNow'

const access = { permission: 'review.edit', onPlatform: false } as const

export const reviewSourcesRouter = router({
  ...recordProcedures({ ...access, kindAt: () => reviewSourceKind }),
  getList: recordList({
    ...access,
    kind: reviewSourceKind,
    sorts: ['name', 'checkedAt', 'updatedAt'],
    filters: ['locationId', 'provider'],
  }),
  fetchNow,
})
