import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Provider = Exclude<ResolvedConfig['chat']['provider'], 'none'>

/** The token of a chat provider's window, where the site has that one (VDP-13). */
export const chatToken =
  (provider: Provider) =>
  ({ chat }: Pick<ResolvedConfig, 'chat'>): string =>
    chat.provider === provider ? chat.token : ''
