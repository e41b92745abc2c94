import { router } from '../../trpc'
import { compareReleases } from './compareReleases'
import { create } from './create'
import { discard } from './discard'
import { forEditing } from './forEditing'
import { getList } from './getList'
import { getOne } from './getOne'
import { impact } from './impact'
import { lock } from './lock'
import { pageData } from './pageData'
import { pictures } from './pictures'
import { release } from './release'
import { removePicture } from './removePicture'
import { renamePicture } from './renamePicture'
import { saveDraft } from './saveDraft'
import { sitePreview } from './sitePreview'
import { sites } from './sites'
import { uploadPicture } from './uploadPicture'

export const layersRouter = router({
  getList,
  getOne,
  create,
  forEditing,
  saveDraft,
  lock,
  discard,
  release,
  compareReleases,
  sites,
  impact,
  sitePreview,
  pageData,
  pictures,
  uploadPicture,
  renamePicture,
  removePicture,
})
