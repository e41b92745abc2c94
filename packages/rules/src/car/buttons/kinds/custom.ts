import { hasOwnLink } from '@forecourt/schema/switches/shownItems'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Links to the dealer’s own URL (VDP-07). */
export const custom = {
  defaultLabel: fixedLabel(''),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [
    siteNeed({
      needs: 'a link to go to',
      setting: '/vdp/customButtonHref',
      hiddenUntil: 'it has an address to go to',
      holds: ({ vdp }) => hasOwnLink(vdp),
    }),
    siteNeed({ needs: 'a label of its own', hiddenUntil: 'it has a label', holds: (_config, label) => label.trim() !== '' }),
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
