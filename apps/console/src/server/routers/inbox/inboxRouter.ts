import { router } from '../../trpc'
import { change } from './change'
import { counts } from './counts'
import { erase } from './erase'
import { file } from './file'
import { getOne } from './getOne'
import { inboxViews } from './inboxViews'
import { logCall } from './logCall'
import { merge } from './merge'
import { news } from './news'
import { note } from './note'
import { page } from './page'
import { personData } from './personData'
import { read } from './read'
import { saveSettings } from './saveSettings'
import { send } from './send'
import { settings } from './settings'
import { split } from './split'
import { times } from './times'
import { undo } from './undo'

export const inboxRouter = router({
  ...inboxViews,
  page,
  send,
  file,
  getOne,
  counts,
  news,
  change,
  undo,
  note,
  logCall,
  read,
  merge,
  split,
  settings,
  saveSettings,
  times,
  personData,
  erase,
})
