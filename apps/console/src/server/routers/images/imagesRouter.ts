import { router } from '../../trpc'
import { getList } from './getList'
import { shared } from './shared'
import { update } from './update'
import { upload } from './upload'

export const imagesRouter = router({ getList, shared, upload, update })
