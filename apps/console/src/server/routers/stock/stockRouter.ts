import { router } from '../../trpc'
import { addPhoto } from './addPhoto'
import { bulk } from './bulk'
import { counts } from './counts'
import { create } from './create'
import { duplicate } from './duplicate'
import { editPhoto } from './editPhoto'
import { exportCsv } from './exportCsv'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'
import { history } from './history'
import { markSold } from './markSold'
import { removeView } from './removeView'
import { saveView } from './saveView'
import { setPhotos } from './setPhotos'
import { transition } from './transition'
import { undo } from './undo'
import { update } from './update'
import { views } from './views'

export const stockRouter = router({
  ...{ getList, counts, exportCsv, figures, views, saveView, removeView },
  ...{ getOne, history, create, duplicate, update, transition, undo, markSold, bulk },
  ...{ addPhoto, setPhotos, editPhoto },
})
