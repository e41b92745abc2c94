import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { Layer, LayerKind } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PictureOwner } from '../../parts/pictures/PictureOwner'

/** The editor's initial data: the weaker layers, the draft and the live state. */
export interface SiteForEditing {
  readonly site: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly organisation: { readonly id: string; readonly name: string }
    readonly hosts: readonly string[]
    /** The live URL; empty without a host. */
    readonly address: string
  }
  /** Weakest first, without the site's own. */
  readonly layers: readonly Layer[]
  /** Paths of the model pages of its makes, to resolve links. */
  readonly modelPages: RouteNames['modelPages']
  /** The edited layer: the site's own, or a weaker one. */
  readonly siteLayer: EditedLayer
  /** If a layer is edited: the layers of the previewing site that are stronger than it. Omitted for a site. */
  readonly strongerLayers?: readonly Layer[]
  /** The owner of the image library; by default the site's organisation. */
  readonly pictures?: PictureOwner
  readonly draft: {
    readonly values: ConfigValues
    readonly revision: number
    readonly updatedAt: string | null
    readonly updatedBy: string | null
  }
  readonly live: LiveVersion | null
  /** Scheduled and requested publications, and their outcomes. */
  readonly publication: PublicationState
  /** The current user. */
  readonly userId: string
  readonly role: 'staff' | 'dealer'
  readonly can: {
    readonly edit: boolean
    readonly publish: boolean
    readonly share: boolean
    /** Whether the user may accept findings of the compliance check. */
    readonly waive: boolean
    readonly editLocations: boolean
    /** Whether the user may read the offers of the site. */
    readonly readOffers?: boolean
  }
}

/** Whether a layer is edited, not a site. */
export const isLayerEdited = ({ strongerLayers }: Pick<SiteForEditing, 'strongerLayers'>): boolean => strongerLayers !== undefined

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
