import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Shares the car through the site's share targets (UI-08). */
export const share = {
  defaultLabel: fixedLabel('Share'),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [
    siteNeed({
      needs: 'a way to share',
      setting: '/social/share',
      hiddenUntil: 'there is a way to share',
      holds: ({ social }) => social.share.length > 0,
    }),
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
