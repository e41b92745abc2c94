import { postKind } from '@forecourt/data/pages/posts/postKind'
import { recordList } from '../../edited-records/recordList'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'
import { preview } from './preview'

const access = { permission: 'post.edit', onPlatform: false } as const

export const postsRouter = router({
  ...recordProcedures({ ...access, kindAt: () => postKind }),
  getList: recordList({ ...access, kind: postKind, sorts: ['title', 'publishOn', 'updatedAt'], filters: ['state', 'category'] }),
  preview,
})
