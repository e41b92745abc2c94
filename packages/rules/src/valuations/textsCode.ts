import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { givesFigures } from '@forecourt/schema/switches/givesFigures'
import { sendsTextMessages } from '@forecourt/schema/switches/sendsTextMessages'

/** Whether a shopper's mobile is confirmed by a texted code before they see a figure (TRD-01); where none is shown, there is nothing to confirm it for. */
export const textsCode = (config: Pick<ResolvedConfig, 'auth' | 'valuation'>): boolean =>
  config.valuation.verifyPhone && givesFigures(config) && sendsTextMessages(config)
