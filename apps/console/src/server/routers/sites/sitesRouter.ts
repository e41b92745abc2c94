import { router } from '../../trpc'
import { buttonCounts } from './buttonCounts'
import { changeStatus } from './changeStatus'
import { changeTemplate } from './changeTemplate'
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
import { leadsCsv } from './leadsCsv'
import { listVersions } from './listVersions'
import { publish } from './publish'
import { remove } from './remove'
import { rename } from './rename'
import { restore } from './restore'
import { rollBack } from './rollBack'
import { saveDraft } from './saveDraft'
import { templateChoices } from './templateChoices'
import { templatePreview } from './templatePreview'
import { templateReport } from './templateReport'

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
  changeStatus,
  changeTemplate,
  leadsCsv,
  remove,
  rename,
  templateChoices,
  templatePreview,
  templateReport,
})
