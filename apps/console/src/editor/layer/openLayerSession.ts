import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { inferRouterOutputs } from '@trpc/server'
import { trpc } from '../../client/trpc'
import type { AppRouter } from '../../server/appRouter'
import { createDraft, type SaveResult } from '../draft/createDraft'
import { createEditorSession } from '../session/createEditorSession'
import { saveRefusal, storedHistory } from '../session/openSession'
import type { SiteForEditing } from '../session/SiteForEditing'

/** A publication state with nothing pending. */
export const nothingPending: PublicationState = { schedule: null, outcome: null, request: null, answered: null }

type LayerResponse = inferRouterOutputs<AppRouter>['layers']['forEditing']

/** A layer and the site that previews it. */
export interface LayerForEditing extends LayerResponse {
  readonly previewSite: NonNullable<LayerResponse['previewSite']>
}

/** The site for editing, with the layer in place of the site's own. */
const toSiteForEditing = ({ layer, previewSite }: LayerForEditing): SiteForEditing => {
  const { id, organisationId, released, draft, revision, releasedAt, releasedBy, note } = layer
  const { weakerLayers, strongerLayers, modelPages, ...site } = previewSite
  return {
    site,
    layers: weakerLayers,
    modelPages,
    siteLayer: { kind: released.kind, name: released.name, locks: draft.layer.locks, lockReasons: draft.layer.lockReasons ?? {} },
    strongerLayers,
    pictures: organisationId === null ? { kind: 'layer', id } : { kind: 'organisation', id: organisationId },
    draft: { values: draft.layer.values, revision: draft.revision, updatedAt: draft.updatedAt, updatedBy: draft.updatedBy },
    live: {
      version: revision,
      config: resolveConfig([...weakerLayers, released]).config,
      publishedAt: releasedAt,
      author: releasedBy,
      note,
    },
    publication: nothingPending,
    userId: '',
    role: 'staff',
    can: { edit: true, publish: true, share: false, waive: false, editLocations: false },
  }
}

/** Starts editing a layer: a draft that saves itself, previewed on a site. */
export const openLayerSession = (opened: LayerForEditing) => {
  const { id } = opened.layer
  const editing = toSiteForEditing(opened)
  const { values, revision, updatedAt } = editing.draft
  const save = async (next: typeof values, expectedRevision: number): Promise<SaveResult> => {
    try {
      const saved = await trpc.layers.saveDraft.mutate({ layerId: id, values: next, expectedRevision })
      return { kind: 'saved', ...saved }
    } catch (thrown) {
      return saveRefusal(thrown)
    }
  }
  const draft = createDraft({
    values,
    revision,
    savedAt: updatedAt,
    save,
    now: () => performance.timeOrigin + performance.now(),
    storage: storedHistory(`layer.${id}`),
  })
  const noVersions = async () => {
    throw new Error('The releases of a layer are on its page.')
  }
  return createEditorSession(editing, draft, noVersions)
}
