import type { CarStage } from '@forecourt/rules/stock/carStage'

/** Numbers of new cars by stage; those that their row keeps off websites are hidden. */
export type AddedStages = Readonly<Partial<Record<CarStage | 'hidden', number>>>

/** What a website shows of a car in each stage, in the order of the sentence. */
const stagesByText: readonly (readonly [text: string, stages: readonly (CarStage | 'hidden')[]])[] = [
  ['for sale', ['in_stock']],
  ['coming soon', ['coming_soon', 'preorder']],
  ['shown as reserved', ['reserved']],
  ['shown as sold', ['sold']],
  ['not on the website', ['draft', 'withdrawn', 'hidden']],
]

const listFormat = new Intl.ListFormat('en-AU')

/** How websites show the new cars of a file: '8 for sale, 1 shown as reserved and 2 not on the website'. Empty without new cars. */
export const addedText = (stages: AddedStages): string =>
  listFormat.format(
    stagesByText.flatMap(([text, of]) => {
      const count = of.reduce((sum, stage) => sum + (stages[stage] ?? 0), 0)
      return count > 0 ? [`${count.toLocaleString('en-AU')} ${text}`] : []
    }),
  )

/** How websites show a car in a stage. */
export const stageText = (stage: CarStage): string => stagesByText.find(([, of]) => of.includes(stage))?.[0] ?? ''
