import { savesOf } from './saves.ts'
import type { Makers, Write } from './write.ts'
import { writesOfAccounts } from './writesOfAccounts.ts'
import { writesOfCodes } from './writesOfCodes.ts'
import { writesOfPeople } from './writesOfPeople.ts'
import { writesOfProperty } from './writesOfProperty.ts'
import { writesOfSurveys } from './writesOfSurveys.ts'

/** A way to make every write of the contract that can be repeated under a key; a call that saves several things has several. */
export const writesOf = (makers: Makers): Write[] => [
  ...savesOf(makers).map(([, save]) => save),
  ...writesOfAccounts(makers),
  ...writesOfCodes(makers),
  ...writesOfPeople(makers),
  ...writesOfProperty(makers),
  ...writesOfSurveys(makers),
]
