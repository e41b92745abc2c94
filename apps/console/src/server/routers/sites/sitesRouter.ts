import { router } from '../../trpc'
import { buttonCounts } from './buttonCounts'
import { compareVersions } from './compareVersions'
import { contentClaims } from './contentClaims'
import { create } from './create'
import { draftPage } from './draftPage'
import { exportConfig } from './exportConfig'
import { forEditing } from './forEditing'
import { getList } from './getList'
import { getMany } from './getMany'
import { getOne } from './getOne'
import { getVersion } from './getVersion'
import { importConfig } from './importConfig'
import { listVersions } from './listVersions'
import { publish } from './publish'
import { restore } from './restore'
import { rollBack } from './rollBack'
import { saveDraft } from './saveDraft'

export const sitesRouter = router({
  getList,
  getOne,
  getMany,
  create,
  forEditing,
  draftPage,
  saveDraft,
  importConfig,
  exportConfig,
  publish,
  rollBack,
  restore,
  listVersions,
  getVersion,
  compareVersions,
  buttonCounts,
  contentClaims,
})
