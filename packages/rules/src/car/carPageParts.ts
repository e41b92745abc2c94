import { consumerNoticePart } from './consumerNoticePart'
import { modelLinkPart } from './modelLinkPart'
import { barParts } from './page/barParts'
import { dealerParts } from './page/dealerParts'
import { descriptionParts, guaranteePart, mediaParts } from './page/descriptionParts'
import { otherCarParts } from './page/otherCarParts'
import { panelParts } from './page/panelParts'
import { placeParts } from './page/placeParts'

/**
 * All sections of a car's page with their needs, from top to bottom (VDP-02 to VDP-06, VDP-19 to VDP-29, CFG-02, CHK-02, FAV-05, UI-03,
 * UI-05).
 */
export const carPageParts = {
  ...mediaParts,
  ...panelParts,
  ...descriptionParts,
  guarantee: guaranteePart,
  consumerNotice: consumerNoticePart,
  ...dealerParts,
  ...placeParts,
  model: modelLinkPart,
  ...otherCarParts,
  ...barParts,
}
