import { isEmail } from '../../../core/email.ts'
import { shapeProblem } from '../../../core/hints.ts'
import { below, messages, type Problem, refusals, required } from '../../../core/problem.ts'
import { type Definition, withoutCanSave } from '../functionalities/definition.ts'
import { definitionOf, definitionOfQrType, definitions, type TypeDefinition } from '../functionalities/definitions.ts'
import { findEmailField } from '../functionalities/emailField.ts'
import { QrStyle } from '../picture/model.ts'
import { styleProblems } from '../picture/rules.ts'
import { type FacetValues, findFacetProblems } from './facets.ts'
import type { Item, Placement } from './model.ts'

/** What is wrong with the items of a code; Spanish and French in `messageWords.ts`. */
export const qrMessages = {
  bothItems: 'Give one item or all of them, not both.',
  onlyHubs: 'Only a hub has several buttons. Choose a hub, or leave one button.',
  noEmail: 'This form asks for no email address. Add a field for it, or confirm none.',
  notItsItem: 'This item does not belong to this QR code.',
} as const

/**
 * What keeps a template item from being saved (B-RULE-016): Name, Icon, FunctionalityType and QrType, the shape of its form, the rules of
 * its type. Empty: CanSave. Fields are paths below `prefix`.
 */
export const itemProblems = (item: Item, prefix = ''): Problem[] => {
  const missing = required(item, ['Icon', 'FunctionalityType', 'QrType'], prefix)
  const named = item.Name.en.trim() ? [] : [{ Field: `${prefix}Name.en`, Message: messages.required }]
  const definition = definitionOf(item.FunctionalityType)
  const asksInVain = item.Rules?.ConfirmEmail && !findEmailField(item.FunctionalityType, item.TemplateFormData)
  return [
    ...named,
    ...missing,
    ...(definition ? formProblems(definition, item.TemplateFormData, `${prefix}TemplateFormData.`) : []),
    ...(asksInVain ? [{ Field: `${prefix}Rules.ConfirmEmail`, Message: qrMessages.noEmail }] : []),
  ]
}

const formProblems = (definition: Definition, data: Item['TemplateFormData'], prefix: string): Problem[] => {
  const parsed = definition.form.safeParse(withoutCanSave(data))
  const found = parsed.success ? definition.problems(parsed.data) : parsed.error.issues.map(issue => shapeProblem(issue, data))
  return below(prefix, found)
}

/** What keeps the form of an item from being read at all: its shape alone, so that a page is shown while its fields are not all filled in. */
export const shapeProblems = ({ FunctionalityType, TemplateFormData }: Item, prefix = ''): Problem[] => {
  const parsed = definitionOf(FunctionalityType)?.form.safeParse(withoutCanSave(TemplateFormData))
  if (!parsed || parsed.success) return []
  const found = parsed.error.issues.map(issue => shapeProblem(issue, TemplateFormData))
  return below(`${prefix}TemplateFormData.`, found)
}

/** Types whose fields are one setting for all their codes: of the account (AEDs), of a building (extinguishers). */
export const settingsTypes = ['AEDInspection', 'FireExtinguisherInspection'] as const
export type SettingsType = (typeof settingsTypes)[number]

/** What keeps fields from being the setting of a type: a form with them could not be saved. */
export const settingsProblems = (type: SettingsType, Fields: unknown): Problem[] =>
  formProblems(definitions[type], { ...definitions[type].sample, Fields }, '')

/** The form in the shape of its definition. Throws for data that has problems. */
export const formOf = (definition: Definition, data: Item['TemplateFormData']): unknown => definition.form.parse(withoutCanSave(data))

/** Form data as it is stored: with the flag CanSave (B-RULE-017). */
export const withCanSave = (form: object, CanSave: boolean): Record<string, unknown> => ({ ...form, CanSave })

/** What a code does, as it is sent: one item, or all of them. */
export type ItemsSent = { readonly Item?: Item | undefined; readonly Items?: readonly Item[] | undefined }
/** The items that are sent, each with the path of its fields. */
export const itemsSent = ({ Item, Items }: ItemsSent): { item: Item; prefix: string }[] =>
  Items ? Items.map((item, i) => ({ item, prefix: `Items.${i}.` })) : Item ? [{ item: Item, prefix: 'Item.' }] : []

type Code = ItemsSent & {
  QrName: string
  Location: string
  Placement?: Placement
  Style?: QrStyle | undefined
  Facets?: FacetValues | undefined
}

/** What keeps a code from being saved. */
export const qrCodeProblems = (code: Code): Problem[] => [
  ...required(code, ['QrName', 'Location']),
  ...itemsProblems(code),
  ...itemsSent(code).flatMap(({ item, prefix }) => itemProblems(item, prefix)),
  ...(code.Style ? below('Style.', refusedStyle(code.Style)) : []),
  ...findFacetProblems(code.Facets),
]

/** One item or all of them, none twice; several are a hub. */
const itemsProblems = (code: Code): Problem[] => {
  const { Item, Items, Placement = 'QrCode' } = code
  if (Item && Items) return [{ Field: 'Items', Message: qrMessages.bothItems }]
  if (!Item && !Items) return [{ Field: 'Item', Message: messages.required }]
  const ids = (Items ?? []).flatMap(({ TemplateId }) => TemplateId ?? [])
  if (new Set(ids).size < ids.length) return [{ Field: 'Items', Message: refusals['sys.obj.dup'].message }]
  return Placement !== 'QrHub' && (Items?.length ?? 1) > 1 ? [{ Field: 'Items', Message: qrMessages.onlyHubs }] : []
}

/** What is no style in the parameters of a check. */
export const styleInputProblems = ({ gId: _g, bId: _b, QrCodeId: _id, Logo: _logo, ...style }: Record<string, unknown>): Problem[] => {
  const parsed = QrStyle.safeParse(style)
  return parsed.success ? [] : parsed.error.issues.map(issue => shapeProblem(issue, style))
}

/** The problems for which a style must not be printed. */
export const refusedStyle = (style: QrStyle): Problem[] => styleProblems(style).filter(one => one.Kind === 'refuse')

/** To how many people a code is mailed at once; each is a call of its own. */
export const mostRecipients = 20

/** A recipient: something like an address first, then an address. */
export const recipientProblems = ({ RecipientEmail }: { RecipientEmail: string }): Problem[] => {
  const email = RecipientEmail.trim()
  if (email === '') return [{ Field: 'RecipientEmail', Message: messages.required }]
  if (isEmail(email)) return []
  return [{ Field: 'RecipientEmail', Message: email.includes('@') ? messages.invalidEmail : messages.invalidEmailFormat }]
}

/** The address of a code, in capitals, so that QR uses its dense alphanumeric mode. A path of the server keeps its case. */
export const printedLink = (baseUrl: string, Address: string): string => {
  const [, origin = baseUrl, path = ''] = /^(https?:\/\/[^/]+)(\/.*)?$/i.exec(baseUrl) ?? []
  return path === '' ? `${origin}/q/${Address}`.toUpperCase() : `${origin.toUpperCase()}${path}/q/${Address}`
}

/** An address that no code has, for pictures of a style. */
export const exampleAddress = '0'.repeat(16)

/** The address of a code as people read and copy it; it leads to the same place as the printed one. */
export const webLink = (baseUrl: string, Address: string): string => `${baseUrl}/q/${Address}`

/** Where the portal shows the picture of a code; the version makes a changed style a new address. */
export const pictureUrl = (Address: string, Version: number): string => `/qr/${Address}.svg?v=${Version}`

/** A code's file name: the sign id and the name in letters that every system takes. */
export const pictureName = ({ SignId, QrName }: { SignId: number; QrName: string }, fileType: string): string =>
  `${[SignId, plainName(QrName)].filter(Boolean).join('-')}.${fileType}`

/** A text as a part of a file name that every system takes. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\w -]+/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60)

/** Whether a QR type belongs to the Equipment/Location Library instead of the QR Library. */
export const isEquipmentType = (QrType: string): boolean => /^(Equipment|Location)/.test(QrType)

/** Under which name a template default is kept: by type, and by location too where its template depends on it, as Feedback's does (B-RULE-114). */
export const defaultKey = (QrType: string, Location: string): { qrType: string; location?: string } =>
  Location !== '' && definitionOfQrType(QrType)?.standard ? { qrType: QrType, location: Location } : { qrType: QrType }

/** The template default of a type, at a location where it depends on one. */
export const standardItem = (definition: TypeDefinition, location: string): Item => ({
  Name: { en: definition.Label.en, es: definition.Label.es },
  Icon: definition.Icon,
  FunctionalityType: definition.type,
  QrType: definition.QrType,
  TemplateFormData: { ...Object(definition.standard?.(location) ?? definition.template ?? definition.initial) },
})
