import { router } from '../../trpc'
import { change } from './change'
import { dismiss } from './dismiss'
import { exportCsv } from './exportCsv'
import { list } from './list'
import { missing } from './missing'
import { oldSite } from './oldSite'
import { takeIn } from './takeIn'
import { test } from './test'
import { undo } from './undo'

export const redirectsRouter = router({ list, missing, test, exportCsv, change, takeIn, undo, dismiss, oldSite })
