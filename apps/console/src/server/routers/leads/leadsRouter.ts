import { router } from '../../trpc'
import { exportAdf } from './exportAdf'
import { exportCsv } from './exportCsv'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'
import { sendAgain } from './sendAgain'
import { undelivered } from './undelivered'
import { unfinished } from './unfinished'

export const leadsRouter = router({ getList, getOne, figures, unfinished, undelivered, sendAgain, exportAdf, exportCsv })
