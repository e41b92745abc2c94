import { router } from '../../../trpc'
import { exportCsv } from './exportCsv'
import { getList } from './getList'

export const prizesRouter = router({ getList, exportCsv })
