import { router } from '../../trpc'
import { change } from './change'
import { clone } from './clone'
import { cloneChoices } from './cloneChoices'
import { cloneTexts } from './cloneTexts'
import { compare } from './compare'
import { copy } from './copy'
import { dryRun } from './dryRun'
import { history } from './history'
import { lists } from './lists'
import { undo } from './undo'

export const acrossRouter = router({ dryRun, lists, change, undo, history, compare, copy, clone, cloneChoices, cloneTexts })
