/** Whether a part may show on a site at all, whatever its cars and records: all that it needs of the settings alone holds. Asked before what it shows is loaded. */
export const mayShow = <Config>(
  { needs }: { readonly needs: readonly { readonly ofSite?: (site: { readonly config: Config }) => boolean }[] },
  config: Config,
): boolean => needs.every(({ ofSite }) => !ofSite || ofSite({ config }))
