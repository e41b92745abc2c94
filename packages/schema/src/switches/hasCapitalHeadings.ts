import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site's headings are upper case. */
export const hasCapitalHeadings = ({ headingCase }: Pick<ResolvedConfig['theme'], 'headingCase'>): boolean => headingCase === 'upper'
