import type { CrossCheck } from '@forecourt/schema/checks/CrossCheck'
import { carPageParts } from '../car/carPageParts'
import { neverShown } from './neverShown'
import type { Part } from './Part'

const parts: readonly Pick<Part<never>, 'needs'>[] = Object.values(carPageParts)

/** Parts of pages that are switched on, but can’t show anywhere, because what they would say is missing (VDP-02, VDP-25 to VDP-28). */
export const partWarnings: CrossCheck = (config) => parts.flatMap((part) => neverShown(part, config) ?? [])
