import { nameKey } from '../../../core/fold.ts'
import type { Label } from '../../../core/labels.ts'
import type { PrintTemplate } from '../../signs/printing/model.ts'
import { listPrintTemplates as templatesOf } from '../../signs/printing/options.ts'
import { definitions, type TypeDefinition } from '../functionalities/definitions.ts'
import { hubTypes } from '../functionalities/hubs.ts'
import type { Item } from '../qr/model.ts'
import { itemProblems, standardItem } from '../qr/rules.ts'

/** What a row may become: a QR type whose template default can be saved as it stands, or a hub of such. */
export type GeneratedType = {
  readonly QrType: string
  readonly Label: Label
  readonly hub: boolean
  /** Its template depends on the location, so that print templates are known only with one (Feedback). */
  readonly needsLocation: boolean
  readonly types: readonly [TypeDefinition, ...TypeDefinition[]]
}

const isReady = (one: TypeDefinition): boolean => itemProblems(standardItem(one, '')).length === 0

const single = (one: TypeDefinition): GeneratedType => ({
  QrType: one.QrType,
  Label: one.Label,
  hub: false,
  needsLocation: one.standard !== undefined,
  types: [one],
})
const hub = ({ QrType, Label, items: [first, ...others] }: (typeof hubTypes)[keyof typeof hubTypes]): GeneratedType => ({
  QrType,
  Label,
  hub: true,
  needsLocation: false,
  types: [definitions[first], ...others.map(type => definitions[type])],
})

/** The QR types that the generator offers, hubs last. One that needs an address or a password first is made in the editor. */
export const generatedTypes: readonly GeneratedType[] = [
  ...Object.values<TypeDefinition>(definitions).filter(isReady).map(single),
  ...Object.values(hubTypes).map(hub),
]

/** The type that a row may become; undefined for any other text. */
export const generatedType = (QrType: string): GeneratedType | undefined => generatedTypes.find(one => one.QrType === QrType)

/** What a code of a type does at a location, by its template defaults. */
export const listItems = ({ types: [first, ...others] }: GeneratedType, location: string): [Item, ...Item[]] => [
  standardItem(first, location),
  ...others.map(one => standardItem(one, location)),
]

/** A template of the account that a row may name, beside the layouts of its type; it is drawn for signs of its own orientation. */
export type OwnTemplate = { readonly Code: string; readonly Name: string; readonly Orientation: string }

/** The template of the account that a row names. */
export const findOwnTemplate = (own: readonly OwnTemplate[], name: string): OwnTemplate | undefined =>
  own.find(one => nameKey(one.Name) === nameKey(name))

/** The print templates of a type at a location; none while its location is missing (B-RULE-020). */
export const listPrintTemplates = (QrType: string, location: string): PrintTemplate[] => {
  const type = generatedType(QrType)
  if (!type || (type.needsLocation && location === '')) return []
  return templatesOf(QrType)
}
