import type { Permission, PermissionsHash } from '../../../core/permissions.ts'
import { type Problem, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { Payloads } from '../surveyAnswers/sections/sections.ts'
import type { TakeOverFact, TakeOverFill, TakeOverGroup, TakeOverItem } from './model.ts'
import type { TakenOver } from './tables.ts'

export type TakeOverPlace = {
  ctx: Ctx<'building'>
  /** The answered sections, passwords in clear. */
  answers: Partial<Payloads>
  /** What take-overs of this survey have done and nobody has undone. */
  taken: readonly TakenOver[]
}
export type FoundItem = Omit<TakeOverItem, 'Seen'>
export type ChosenItem = { item: FoundItem; fill: TakeOverFill | null }

/** How answers of one kind are compared with the building, saved in it by its own rules, and taken back. */
export type TakeOverKind = {
  find(place: TakeOverPlace): Promise<FoundItem[]>
  /** What is wrong with what was ticked, each at the item's key. */
  check?(place: TakeOverPlace, chosen: readonly ChosenItem[]): Promise<Problem[]>
  take(place: TakeOverPlace, chosen: readonly ChosenItem[]): Promise<TakenOver[]>
  /** Undoes the values that nobody has changed since; returns those it had to leave. */
  undo(place: TakeOverPlace, taken: readonly TakenOver[]): Promise<TakenOver[]>
}

/** Permissions that the building's own forms need. */
const flags: Readonly<Record<TakeOverGroup, readonly Permission[]>> = {
  BasicInfo: ['BasicInfo', 'GlobalManageEntities'],
  Branding: ['Branding', 'GlobalManageEntities'],
  Contacts: ['ManageContacts'],
  Employees: ['ManageContacts'],
  Tenants: ['ManageContacts'],
  Wifi: ['ManageLibraries'],
}

/** The flags that somebody lacks to save a group. */
export const lacking = (held: PermissionsHash, group: TakeOverGroup): Permission[] => flags[group].filter(one => held[one] !== true)

/** A field with what was said and what is there; a difference in blanks alone is none. */
export const makeFact = (Field: string, said: unknown, has: unknown, As: TakeOverFact['As'] = 'text'): TakeOverFact => {
  const [Said, Has] = [textOf(said), textOf(has)]
  return { Field, As, Said, Has, Differs: Said !== Has }
}
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim())

/** Does some work whose refusal names fields of another form: they become those of the item. */
export const atKey = async <T>(rename: (field: string) => string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error
    const fields = error.fields.map(one => ({ ...one, Field: rename(one.Field) }))
    throw new Refusal(error.code, error.message, fields)
  }
}
