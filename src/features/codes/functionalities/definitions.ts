import type { Definition } from './definition.ts'
import { feedback } from './feedback/definition.ts'
import type { FunctionalityType } from './model.ts'
import { staticUrl } from './staticUrl/definition.ts'
import { wifi } from './wifi/definition.ts'

/** Every functionality type, in the order in which an editor offers them. */
export const definitions = { Feedback: feedback, StaticUrl: staticUrl, Wifi: wifi } satisfies Record<FunctionalityType, Definition>

/** The definition of a type; undefined for a text that is none. */
export const definitionOf = (type: string): Definition | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type as FunctionalityType] : undefined // an own key is a type

/** The definition that a QrType stands for; undefined for an unknown one. */
export const definitionOfQrType = (QrType: string): Definition | undefined =>
  Object.values<Definition>(definitions).find(one => one.QrType === QrType)

/** Whether a name is nothing but the label of a type, as its template brings it. */
export const isTypeLabel = (type: string, name: string): boolean => {
  const label = definitionOf(type)?.Label
  return label !== undefined && Object.values(label).includes(name.trim())
}
