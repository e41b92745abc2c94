import type { LayerKind } from '@forecourt/schema/layers/Layer'

/** Display names of the kinds of layers. */
export const layerKindName: { readonly [Kind in LayerKind]: string } = {
  platform: 'Platform',
  template: 'Template',
  manufacturer: 'Manufacturer',
  organisation: 'Organisation',
  site: 'Site',
}
