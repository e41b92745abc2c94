export { default } from '../../../c/[siteId]/[version]/layout'
