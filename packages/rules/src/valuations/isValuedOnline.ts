import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LeadForm } from '../entities/LeadForm'
import { valuesOnline } from './valuesOnline'

/** Whether a form leads step by step to what a vehicle is worth (RTE-07, ENT-29): that of a trade-in, where the site values vehicles. */
export const isValuedOnline = (form: LeadForm, config: Pick<ResolvedConfig, 'valuation'>): boolean =>
  form === 'tradeIn' && valuesOnline.holds({ config })
