import { router } from '../../trpc'
import { getList } from './getList'

export const organisationsRouter = router({ getList })
