import type { TagService } from '../TagService'
import { chatToken } from './chatToken'

/** LiveChat widget, in an iframe. */
export const livechat = {
  title: 'LiveChat',
  token: chatToken('livechat'),
  origins: {
    script: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
    connect: ['https://*.livechatinc.com', 'wss://*.livechatinc.com'],
    frame: ['https://secure.livechatinc.com'],
  },
  script: () => 'https://cdn.livechatinc.com/tracking.js',
  prepare(scope, { token }) {
    scope.__lc = { license: Number(token) || token }
  },
} as const satisfies TagService
