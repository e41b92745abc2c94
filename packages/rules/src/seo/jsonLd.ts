import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type {
  AutoDealerLeaf,
  BlogPosting,
  BreadcrumbList,
  Car,
  FAQPage,
  ItemList,
  Motorcycle,
  OrganizationLeaf,
  VehicleLeaf,
  WebSite,
  WithContext,
} from 'schema-dts'

/** Breadcrumb of a page from the home page on, as schema.org BreadcrumbList (RTE-04, RTE-14). */
export const breadcrumbsJsonLd = (
  origin: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** schema.org data of a page. Escape `<` when embedding it. */
export type JsonLd = WithContext<
  AutoDealerLeaf | BlogPosting | BreadcrumbList | Car | FAQPage | ItemList | Motorcycle | OrganizationLeaf | VehicleLeaf | WebSite
>

/**
 * Absolute URL of a page's picture for link previews: ends in .jpg or .png, since some messengers refuse others by their ending. Other
 * uploaded pictures are served as JPEG (or PNG, if transparent) under `/share.jpg` (UI-10).
 */
export const shareAddress = (key: string, origin: string): string => {
  const { file } = pictureFocus(key)
  const isForeign = /^https?:\/\//.test(file) || (file.startsWith('/') && !file.startsWith('/media/'))
  if (isForeign || !/\.(?:svg|webp|avif|gif)$/i.test(file)) return pictureAddress(key, origin)
  return `${origin}${file.startsWith('/') ? '' : '/media/'}${file}/share.jpg`
}

/** Absolute URL of a picture for search engines and link previews (UI-10). */
export const pictureAddress = (key: string, origin: string): string => {
  if (key.startsWith('https://') || key.startsWith('http://')) return key
  const { file } = pictureFocus(key)
  return file.startsWith('/') ? `${origin}${file}` : `${origin}/media/${file}?w=1280`
}
