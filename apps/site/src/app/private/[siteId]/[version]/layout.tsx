export { default } from '../../../cached/[siteId]/[version]/layout'
