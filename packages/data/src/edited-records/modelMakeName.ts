interface OfMake {
  readonly makeName: string | null
  readonly manufacturer: { readonly name: string } | null
}

/** What the make of a model is called: as the platform has it or, where it has none such, as the model's own business says. */
export const modelMakeName = ({ makeName, manufacturer }: OfMake): string => manufacturer?.name ?? makeName ?? ''
