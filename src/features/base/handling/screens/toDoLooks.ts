import type { ComponentType } from 'react'
import { makeRegistry } from '../../../../core/registry.ts'
import type { Language } from '../../../../core/words.ts'
import type { ToDoThing } from '../toDo.ts'

export type ToDoIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** A kind of what waits, as Home tells it. */
export type ToDoLook = {
  /** Its place among all kinds. */
  order: number
  icon: ToDoIcon
  /** "3 urgent requests". */
  count: (n: number, language: Language) => string
  /** The list of exactly those that are counted. */
  to: () => string
}
/** A noun whose first things are told one by one. */
type ToDoThingLook = { title: (thing: ToDoThing, language: Language) => string; to: (thing: ToDoThing, groupId: string) => string }
/** What a feature shows of what its `toDoSources` count: by the kinds of items and of things. */
export type ToDoLooks<Kind extends string = string, ThingKind extends string = string> = {
  kinds: Readonly<Record<Kind, ToDoLook>>
  things?: Readonly<Record<ThingKind, ToDoThingLook>>
}

/** The looks of each feature that gives people something to do. They are loaded with Home. */
export const toDoLooks = makeRegistry<() => Promise<ToDoLooks>>()

const kinds = new Map<string, ToDoLook>()
const things = new Map<string, ToDoThingLook>()

/** Loads all looks: before anything that waits is shown. */
export const loadToDoLooks = async (): Promise<void> => {
  for (const looks of await Promise.all(toDoLooks.all().map(load => load()))) {
    for (const [kind, look] of Object.entries(looks.kinds)) kinds.set(kind, look)
    for (const [kind, look] of Object.entries(looks.things ?? {})) things.set(kind, look)
  }
}

/** How a kind of items looks; undefined for one that this portal does not know (yet). */
export const findToDoLook = (Kind: string): ToDoLook | undefined => kinds.get(Kind)
/** How a kind of things looks. */
export const findThingLook = (Kind: string): ToDoThingLook | undefined => things.get(Kind)
