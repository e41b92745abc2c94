import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site opens the chat window of a provider, where messages are answered at once (VDP-13). */
export const connectsChat = ({ chat }: { readonly chat: Pick<ResolvedConfig['chat'], 'token'> }): boolean => chat.token !== ''
