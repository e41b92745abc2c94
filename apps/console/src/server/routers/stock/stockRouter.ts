import { router } from '../../trpc'
import { addPhoto } from './addPhoto'
import { bulk } from './bulk'
import { bulkHistory } from './bulkHistory'
import { choices } from './choices'
import { choosePriceKinds } from './choosePriceKinds'
import { counts } from './counts'
import { create } from './create'
import { duplicate } from './duplicate'
import { editPhoto } from './editPhoto'
import { exportCsv } from './exportCsv'
import { facets } from './facets'
import { getList } from './getList'
import { getOne } from './getOne'
import { history } from './history'
import { listed } from './listed'
import { lookup } from './lookup'
import { markSold } from './markSold'
import { photos } from './photos'
import { preview } from './preview'
import { previewBulk } from './previewBulk'
import { priceKinds } from './priceKinds'
import { restorePhoto } from './restorePhoto'
import { setPhotos } from './setPhotos'
import { setReport } from './setReport'
import { stockViews } from './stockViews'
import { transition } from './transition'
import { undo } from './undo'
import { undoBulk } from './undoBulk'
import { update } from './update'
import { why } from './why'
import { words } from './words'

export const stockRouter = router({
  ...stockViews,
  ...{ getList, counts, facets, listed, exportCsv },
  ...{ getOne, history, create, duplicate, update, transition, undo, markSold },
  ...{ previewBulk, bulk, undoBulk, bulkHistory },
  ...{ photos, addPhoto, setPhotos, editPhoto, restorePhoto, setReport },
  ...{ why, preview, lookup, choices, words, priceKinds, choosePriceKinds },
})
