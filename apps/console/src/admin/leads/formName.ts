import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { LeadRecord } from '../../client/Records'

export const formName = (form: LeadRecord['form']): string => leadForms[form].name
