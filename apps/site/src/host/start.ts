import { wakeIslands } from '@forecourt/runtime/islands/wakeIslands'
import { createHost, type HostOptions } from './createHost'
import { hostBlockId, islandLinesId } from './documentBlocks'
import { endEarlyPresses } from './endEarlyPresses'
import { startPage } from './startPage'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/** All that a document runs before somebody touches it: what a page of the site does beside its parts, and watching for when those are wanted. */
const asked = JSON.parse(textOf(hostBlockId)) as HostOptions
const host = createHost(asked)
const pressAgain = endEarlyPresses()
const begun = wakeIslands(host, textOf(islandLinesId).split('\n'))
startPage(host, asked)
pressAgain()
void begun.then(() => document.documentElement.setAttribute('data-alive', ''))
