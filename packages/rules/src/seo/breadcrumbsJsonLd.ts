import type { BreadcrumbList, WithContext } from 'schema-dts'

/** Describes where a page stands, from the home page on, as schema.org's BreadcrumbList (RTE-04, RTE-14). */
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
