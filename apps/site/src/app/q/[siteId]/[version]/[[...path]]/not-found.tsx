export { default } from '../../../../c/[siteId]/[version]/[[...path]]/not-found'
