import { router } from '../../trpc'
import { applyAgain } from './applyAgain'
import { applyHeld } from './applyHeld'
import { change } from './change'
import { choices } from './choices'
import { create } from './create'
import { discardHeld } from './discardHeld'
import { dryRun } from './dryRun'
import { fetchNow } from './fetchNow'
import { file } from './file'
import { formats } from './formats'
import { getList } from './getList'
import { getOne } from './getOne'
import { give } from './give'
import { map } from './map'
import { owners } from './owners'
import { preview } from './preview'
import { publishFormat } from './publishFormat'
import { pushAddress } from './pushAddress'
import { refusedRows } from './refusedRows'
import { remove } from './remove'
import { renewSecret } from './renewSecret'
import { run } from './run'
import { runs } from './runs'
import { undo } from './undo'
import { upload } from './upload'
import { withdrawFormat } from './withdrawFormat'

export const feedsRouter = router({
  ...{ getList, getOne, choices, create, change, remove, pushAddress, renewSecret, fetchNow },
  ...{ upload, preview, map, dryRun, refusedRows, runs, run, file, applyHeld, applyAgain, discardHeld, undo, owners, give },
  ...{ formats, publishFormat, withdrawFormat },
})
