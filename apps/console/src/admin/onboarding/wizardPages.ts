import type { OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'

/** A page of the wizard: one or more steps that are answered together. */
export interface WizardPage {
  readonly title: string
  readonly text: string
  /** The first step is the page's address. */
  readonly steps: readonly [OnboardingStep, ...OnboardingStep[]]
}

/** The pages in order. Short steps share one, so that a dealer is set up with few clicks. */
export const wizardPages: readonly WizardPage[] = [
  {
    title: 'Business',
    text: 'The name customers know, the licence the site must show, and what they sell. A franchise adds its manufacturer’s menus, wording and rules.',
    steps: ['business', 'brands'],
  },
  { title: 'Location', text: 'Where and when customers can visit. Enter the main location first.', steps: ['place'] },
  {
    title: 'Website',
    text: 'The site’s address, and a template and colour to start with. You can change everything in the editor with a live preview.',
    steps: ['address', 'look'],
  },
  { title: 'Stock', text: 'Import cars from a spreadsheet now, or later.', steps: ['stock'] },
  {
    title: 'Finance',
    text: 'The lender and its rates. Without confirmed rates, no repayments are shown.',
    steps: ['finance'],
  },
  {
    title: 'Leads and people',
    text: 'Who is notified when a customer enquires, and who can sign in for this dealer.',
    steps: ['leads', 'people'],
  },
]

export type WizardStep = OnboardingStep | 'review'

/** Address of the page that contains a step. */
export const pageStep = (step: WizardStep): WizardStep =>
  wizardPages.find(({ steps }) => steps.some((each) => each === step))?.steps[0] ?? 'review'

/** The steps of a page, by any of them; none for the review. */
export const stepsOnPage = (step: WizardStep): readonly OnboardingStep[] =>
  wizardPages.find(({ steps }) => steps.some((each) => each === step))?.steps ?? []

/** Title of the page that contains a step. */
export const wizardPageTitle = (step: string): string =>
  wizardPages.find(({ steps }) => steps.some((each) => each === step))?.title ?? 'Review'

/** The addresses of the pages in order, then the review. */
export const wizardSteps: readonly WizardStep[] = [...wizardPages.map(({ steps: [first] }) => first), 'review']
