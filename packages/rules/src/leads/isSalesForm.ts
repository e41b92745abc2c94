import type { LeadForm } from '../entities/LeadForm'
import { formDepartment } from './formDepartment'

/**
 * Whether an enquiry may lead to a sale, so that a sale or its loss closes it (ENT-16): not one for service or parts, and not feedback.
 *
 * @example isSalesForm('service') // false
 */
export const isSalesForm = (form: LeadForm): boolean => form !== 'feedback' && formDepartment(form) === 'sales'
