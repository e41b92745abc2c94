import type { CarButtonRule } from '../CarButtonRule'
import { siteNeed } from '../siteNeed'
import { usually } from '../usually'

/** Shares the car, in the ways the site has (UI-08). */
export const share = {
  usualLabel: usually('Share'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [
    siteNeed({
      needs: 'a way to share',
      setting: '/social/share',
      until: 'there is a way to share',
      holds: ({ social }) => social.share.length > 0,
    }),
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
