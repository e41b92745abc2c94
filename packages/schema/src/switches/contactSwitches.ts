import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site also sends sign-in codes by SMS (RTE-13, AUTH-02). */
export const sendsTextMessages = ({ auth }: { readonly auth: Pick<ResolvedConfig['auth'], 'sms'> }): boolean => auth.sms

/** Whether a site uses an external live chat (VDP-13). */
export const connectsChat = ({ chat }: { readonly chat: Pick<ResolvedConfig['chat'], 'token'> }): boolean => chat.token !== ''

/** Whether a site has a main phone number (VDP-16). */
export const hasMainPhone = ({ main }: Pick<ResolvedConfig['phone'], 'main'>): boolean => main !== ''

/** Whether instant messages are offered (VDP-13). */
export const offersMessages = ({ chat }: { readonly chat: Pick<ResolvedConfig['chat'], 'enabled'> }): boolean => chat.enabled

/** Whether a site has chosen another provider's chat, with or without its token (VDP-13). */
export const choosesChatProvider = ({ chat }: { readonly chat: Pick<ResolvedConfig['chat'], 'provider'> }): boolean =>
  chat.provider !== 'none'
