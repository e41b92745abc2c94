import { router } from '../../trpc'
import { change } from './change'
import { clone } from './clone'
import { cloneChoices } from './cloneChoices'
import { compare } from './compare'
import { copy } from './copy'
import { history } from './history'
import { look } from './look'
import { undo } from './undo'

export const acrossRouter = router({ look, change, undo, history, compare, copy, clone, cloneChoices })
