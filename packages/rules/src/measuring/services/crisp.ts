import type { TagService } from '../TagService'
import { chatToken } from './chatToken'

/** Crisp chat widget. */
export const crisp = {
  title: 'Crisp',
  token: chatToken('crisp'),
  origins: {
    script: ['https://client.crisp.chat'],
    connect: ['https://client.crisp.chat', 'wss://client.relay.crisp.chat', 'https://storage.crisp.chat'],
    style: ['https://client.crisp.chat'],
    font: ['https://client.crisp.chat'],
    media: ['https://client.crisp.chat'],
  },
  script: () => 'https://client.crisp.chat/l.js',
  prepare(scope, { token }) {
    scope.$crisp = []
    scope.CRISP_WEBSITE_ID = token
  },
} as const satisfies TagService
