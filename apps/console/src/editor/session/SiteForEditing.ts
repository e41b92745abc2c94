import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { Layer, LayerKind } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PictureOwner } from '../../parts/pictures/PictureOwner'

/** All that the editor starts from: the layers above the site, the draft, and what is live. */
export interface SiteForEditing {
  readonly site: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly organisation: { readonly id: string; readonly name: string }
    readonly hosts: readonly string[]
    /** The live address; empty while the site has no host. */
    readonly address: string
  }
  /** Weakest first, without the site's own. */
  readonly layers: readonly Layer[]
  /** Where the models of its makes have their pages, for links to find them. */
  readonly modelPages: RouteNames['modelPages']
  /** What is edited: the site's own layer, or with another kind one beneath it. */
  readonly siteLayer: EditedLayer
  /** The stronger layers of the site through which a layer beneath it is looked at; none when the site itself is edited. */
  readonly above?: readonly Layer[]
  /** Whose library its pictures are taken into; left out, the site's organisation's. */
  readonly pictures?: PictureOwner
  readonly draft: {
    readonly values: ConfigValues
    readonly revision: number
    readonly updatedAt: string | null
    readonly updatedBy: string | null
  }
  readonly live: LiveVersion | null
  /** What waits to go live, and what came of it. */
  readonly publication: PublicationState
  /** Who edits. */
  readonly userId: string
  readonly role: 'staff' | 'dealer'
  readonly can: { readonly edit: boolean; readonly publish: boolean; readonly share: boolean; readonly editLocations: boolean }
}

export interface EditedLayer {
  readonly kind?: LayerKind
  readonly name: string
  readonly locks: readonly string[]
  readonly lockReasons?: Readonly<Record<string, string>>
}

export interface LiveVersion {
  readonly version: number
  readonly config: ResolvedConfig
  readonly publishedAt: string
  readonly author: string
  readonly note: string
}
