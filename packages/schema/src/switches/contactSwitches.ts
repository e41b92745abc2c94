import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site sends sign-in codes to mobiles, too (RTE-13, AUTH-02). */
export const sendsTextMessages = ({ auth }: { readonly auth: Pick<ResolvedConfig['auth'], 'sms'> }): boolean => auth.sms

/** Whether a site opens the chat window of a provider, where messages are answered at once (VDP-13). */
export const connectsChat = ({ chat }: { readonly chat: Pick<ResolvedConfig['chat'], 'token'> }): boolean => chat.token !== ''

/** Whether a site says a number to call, whichever car it is about (VDP-16). */
export const hasMainPhone = ({ main }: Pick<ResolvedConfig['phone'], 'main'>): boolean => main !== ''
