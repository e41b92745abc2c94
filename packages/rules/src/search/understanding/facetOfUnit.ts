/** The facet that a number of a unit is of, where no word beside it says more. */
export const facetOfUnit: { readonly [unit: string]: string | undefined } = {
  $: 'price',
  km: 'km',
  ft: 'length',
  cc: 'engine_cc',
  kwh: 'battery_kwh',
  kg: 'tare',
  l100: 'consumption',
}
