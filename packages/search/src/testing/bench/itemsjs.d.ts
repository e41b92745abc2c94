/** As much of itemsjs as the bench uses; it comes without types. */
declare module 'itemsjs' {
  interface Engine {
    search(input: object): { readonly pagination: { readonly total: number } }
  }
  export default function itemsjs(items: readonly object[], configuration: object): Engine
}
