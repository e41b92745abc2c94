import { router } from '../../trpc'
import { getList } from './getList'
import { update } from './update'
import { upload } from './upload'

export const imagesRouter = router({ getList, upload, update })
