/** Parameters as the Automotive Standards Council wants them (ANL-01): text in lower case, and none that is empty. */
export const ascText = (params: { readonly [name: string]: string | number | undefined }): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value).toLowerCase()]])),
  )
