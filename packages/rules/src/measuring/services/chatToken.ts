import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Provider = Exclude<ResolvedConfig['chat']['provider'], 'none'>

/** Token of a chat provider, if the site uses it (VDP-13). */
export const chatToken = (provider: Provider) =>
  derived(({ chat }: Pick<ResolvedConfig, 'chat'>): string => (chat.provider === provider ? chat.token : ''))
