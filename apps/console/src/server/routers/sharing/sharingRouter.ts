import { router } from '../../trpc'
import { create } from './create'
import { list } from './list'
import { revoke } from './revoke'

export const sharingRouter = router({ list, create, revoke })
