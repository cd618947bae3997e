import type { Problem } from '../../../../core/problem.ts'
import { BasicPropertyInfo } from './BasicPropertyInfo/definition.ts'
import { Branding } from './Branding/definition.ts'
import { BuildingInfo } from './BuildingInfo/definition.ts'
import { Connectivities } from './Connectivities/definition.ts'
import { Contacts } from './Contacts/definition.ts'
import { Employees } from './Employees/definition.ts'
import { FloorsUnits } from './FloorsUnits/definition.ts'
import { Inspections } from './Inspections/definition.ts'
import { ManagementInfo } from './ManagementInfo/definition.ts'
import { PhysicalSpaces } from './PhysicalSpaces/definition.ts'
import { PortfolioAccount } from './PortfolioAccount/definition.ts'
import type { PayloadOf, SectionDefinition } from './section.ts'

/**
 * The sections of a survey: each a folder (definition.ts, model.ts, rules.ts, words.ts, Fields.tsx), a row here for what runs anywhere and
 * one in panels.ts for its screen. Which of them a survey asks for, and in which order: `partsOf`.
 */
const rows = {
  BasicPropertyInfo,
  PortfolioAccount,
  Branding,
  BuildingInfo,
  Employees,
  Inspections,
  Contacts,
  ManagementInfo,
  Connectivities,
  FloorsUnits,
  PhysicalSpaces,
} as const

type Rows = typeof rows
export type SectionKey = keyof Rows
/** What each section holds. */
export type Payloads = { [K in SectionKey]: PayloadOf<Rows[K]['fields']> }
export const sections: { readonly [K in SectionKey]: SectionDefinition<Payloads[K]> } = rows
export const sectionKeys = Object.keys(rows) as [SectionKey, ...SectionKey[]] // its own keys, never none
export const isSection = (name: string): name is SectionKey => Object.hasOwn(rows, name)

/** A section before anybody has answered. */
export const emptyPayload = <K extends SectionKey>(key: K): Payloads[K] => sections[key].empty

/** What keeps the customer from moving on from a section, and from submitting; `payload` null: not answered. */
export const neededProblems = <K extends SectionKey>(key: K, payload: Payloads[K] | null): Problem[] =>
  sections[key].needed?.(payload) ?? []

type SavedAs<By> = { [K in SectionKey]: Rows[K]['savedAs'] extends By ? K : never }[SectionKey]
const keysSavedAs = <By extends 'property' | 'section'>(by: By) =>
  sectionKeys.filter(key => rows[key].savedAs === by) as [SavedAs<By>, ...SavedAs<By>[]] // those that say so; there are some of either
/** Saved by the call for property and branding; the others by the call for sections. */
export const propertySections = keysSavedAs('property')
export const plainSections = keysSavedAs('section')

type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? { [F in keyof All]: All[F] } : never
const fieldsOf = <K extends SectionKey>(keys: readonly K[]): Merged<Rows[K]['fields']> =>
  Object.assign({}, ...keys.map(key => rows[key].fields)) // the fields of these sections, none of which share a name
export const propertyFields = fieldsOf(propertySections)
export const plainFields = fieldsOf(plainSections)
