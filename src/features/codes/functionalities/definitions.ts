import { z } from '../../../core/call.ts'
import type { Definition } from './definition.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import { fieldOnlyTypes } from './families/fieldOnly/fieldOnlyTypes.ts'
import { tellingTypes } from './families/telling/tellingTypes.ts'
import { feedback } from './types/feedback/definition.ts'
import { htmlPage } from './types/htmlPage/definition.ts'
import { wifi } from './types/wifi/definition.ts'

/** Types with a page of their own: a folder each. */
const ownTypes = { Feedback: feedback, Wifi: wifi, HtmlPage: htmlPage }
export type OwnType = keyof typeof ownTypes

/** Every functionality type, in the order in which an editor offers them. */
export const definitions = { ...ownTypes, ...askingTypes, ...tellingTypes, ...fieldOnlyTypes } satisfies Record<string, Definition>

/** What a code can do: the codes of the template types. */
export type FunctionalityType = keyof typeof definitions
/** The definition of one of these types. */
export type TypeDefinition = Definition<FunctionalityType>
export const FunctionalityType = z.enum(Object.keys(definitions) as FunctionalityType[]) // an object's own keys

/** The definition of a type; undefined for a text that is none. */
export const definitionOf = (type: string): TypeDefinition | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type as FunctionalityType] : undefined // an own key is a type

/** The definition that a QrType stands for; undefined for an unknown one. */
export const definitionOfQrType = (QrType: string): TypeDefinition | undefined =>
  Object.values<TypeDefinition>(definitions).find(one => one.QrType === QrType)

/** Whether a name is nothing but the label of a type, as its template brings it. */
export const isTypeLabel = (type: string, name: string): boolean => {
  const label = definitionOf(type)?.Label
  return label !== undefined && Object.values(label).includes(name.trim())
}
