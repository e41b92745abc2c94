import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site sends sign-in codes to mobiles, too (RTE-13, AUTH-02). */
export const sendsTextMessages = ({ auth }: { readonly auth: Pick<ResolvedConfig['auth'], 'sms'> }): boolean => auth.sms
