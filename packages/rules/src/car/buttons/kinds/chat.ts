import { connectsChat, offersMessages } from '@forecourt/schema/switches/contactSwitches'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Opens the instant message form, unless another provider’s chat is on the site (VDP-13). */
export const chat = {
  defaultLabel: fixedLabel('Instant Message'),
  requirement: 'VDP-13',
  fields: ['dealershipName'],
  needs: [
    siteNeed({
      needs: 'instant messages to be offered',
      setting: '/chat/enabled',
      hiddenUntil: 'instant messages are offered',
      holds: offersMessages,
    }),
    siteNeed({
      needs: 'no chat window of another provider',
      setting: '/chat/token',
      hiddenUntil: 'the chat provider’s token is taken away',
      holds: (config) => !connectsChat(config),
    }),
  ],
  opens: { kind: 'form', form: 'chat' },
} as const satisfies CarButtonRule
