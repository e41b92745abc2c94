import type { TagService } from '../TagService'
import { chatToken } from './chatToken'

/** Intercom messenger. */
export const intercom = {
  title: 'Intercom',
  token: chatToken('intercom'),
  origins: {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://uploads.intercomcdn.com',
    ],
    frame: ['https://intercom-sheets.com'],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    media: ['https://js.intercomcdn.com'],
  },
  script: ({ token }) => `https://widget.intercom.io/widget/${encodeURIComponent(token)}`,
  prepare(scope, { token }) {
    scope.intercomSettings = { app_id: token }
  },
} as const satisfies TagService
