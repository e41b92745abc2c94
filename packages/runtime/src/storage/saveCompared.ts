import { maxCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import type { RuntimeHost } from '../host/RuntimeHost'
import { showToast } from '../ui/toast/toast.client'
import { type ComparedCar, compareStore } from './compareStore'
import { readStored, writeStored } from './Store'

/** Adds a car to the comparison or removes it; refuses a fifth car (FAV-02). */
export const saveCompared = (host: Pick<RuntimeHost, 'storage'>, car: ComparedCar, compare: boolean): void => {
  const others = readStored(host, compareStore).filter(({ slug }) => slug !== car.slug)
  if (compare && others.length >= maxCompared) showToast(`You can compare up to ${maxCompared} cars at a time. Remove one to add another.`)
  else if (!writeStored(host, compareStore, compare ? [...others, car] : others))
    showToast('Your browser is blocking storage, so cars can’t be compared.')
}
