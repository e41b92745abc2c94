import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site sets its headings in capitals. */
export const hasCapitalHeadings = ({ headingCase }: Pick<ResolvedConfig['theme'], 'headingCase'>): boolean => headingCase === 'upper'
