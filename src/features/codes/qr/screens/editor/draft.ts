import type { Input, Output } from '../../../../../core/call.ts'
import type { Draft } from '../../../../../core/paths.ts'
import { mergeEdits, same } from '../../../../../ui/form/merged.ts'
import { defaultStyle, type QrStyle } from '../../../picture/model.ts'
import type { GetQrCode, GetTemplateDefault, SaveQrCode } from '../../contract.ts'

/** What the editor sends: a code with all its items. */
export type SaveInput = Input<typeof SaveQrCode>
export type Item = NonNullable<SaveInput['Item']>
export type Code = Output<typeof GetQrCode>
export type Template = Output<typeof GetTemplateDefault>['Template']
type ItemValues = SaveInput & { Item: Item }

/** The items of a draft in their order. */
export const itemsOf = ({ Items = [] }: SaveInput): readonly Item[] => Items

/** An item for which nothing is chosen yet. */
export const noItem = {
  Name: { en: '', es: '' },
  Icon: '',
  FunctionalityType: '',
  QrType: '',
  TemplateFormData: {},
} as unknown as Item // a draft of one: its type is chosen next

/** What the editor starts with for a new code: where it hangs is open, and so is what it does; it looks as the building's codes do. */
export const newDraft = (GroupId: string, BuildingId: string, brand: QrStyle | null): Draft<SaveInput> => ({
  GroupId,
  BuildingId,
  QrName: '',
  Placement: 'QrCode',
  HubLook: 'List',
  Location: '',
  Floor: '',
  Unit: '',
  InstallationNote: '',
  Items: [noItem],
  Style: brand ?? defaultStyle,
  Facets: {},
})

/** The input that saves a code as it is. */
export const draftOf = (GroupId: string, code: Code): Draft<SaveInput> => {
  const { QrCodeId, BuildingId, Version, QrName, Placement, HubLook, Location, Floor, Unit, InstallationNote } = code
  const place = { GroupId, QrCodeId, BuildingId, Version, QrName, Placement, HubLook, Location, Floor, Unit, InstallationNote }
  const Items = code.Items.length > 0 ? code.Items.map(itemOf) : [noItem]
  return { ...place, Items, Style: code.Style ?? defaultStyle, Facets: code.Facets }
}

/** A template as an item of a draft. */
export const itemOf = ({ TemplateId, Name, Icon, FunctionalityType, QrType, TemplateFormData, Rules }: Template): Item => {
  const { CanSave: _canSave, ...form } = TemplateFormData
  const type = FunctionalityType as Item['FunctionalityType'] // the server gives known types only
  return { TemplateId, Name: { es: '', ...Name }, Icon, FunctionalityType: type, QrType, TemplateFormData: form, Rules }
}

/** Another functionality: its template's form, icon and QR type; a name that the user has written stays, and so does who may open it. */
export const withTemplate = (values: ItemValues, template: Template, labels: readonly string[]): ItemValues => {
  const { TemplateId, Name, Rules } = values.Item
  const item = itemOf(template)
  const written = Name.en.trim() !== '' && !labels.includes(Name.en)
  return { ...values, Item: { ...item, TemplateId, Rules, Name: written ? Name : item.Name } }
}

/** Whether a form is still the template as it came: then another location may bring another one. */
export const isUntouched = ({ Item }: ItemValues, template: Template | null): boolean =>
  template !== null && JSON.stringify(Item.TemplateFormData) === JSON.stringify(itemOf(template).TemplateFormData)

/** The draft after another user has saved the code; items are matched by id. */
export const mergedDraft = (base: SaveInput, mine: SaveInput, theirs: SaveInput): SaveInput => {
  const { Items: before = [], ...baseRest } = base
  const { Items: here = [], ...mineRest } = mine
  const { Items: there = [], ...theirRest } = theirs
  const rest: SaveInput = mergeEdits<Omit<SaveInput, 'Items'>>(baseRest, mineRest, theirRest)
  return { ...rest, Items: same(before, here) ? there : mergedItems(before, here, there) }
}

/** In my order: each with what both have made of it; theirs that are new come last, what either has removed is gone, unless I have changed it. */
const mergedItems = (before: readonly Item[], here: readonly Item[], there: readonly Item[]): Item[] => {
  const find = (items: readonly Item[], { TemplateId }: Item) => items.find(one => TemplateId && one.TemplateId === TemplateId)
  const kept = here.flatMap((mine): Item[] => {
    const [base, theirs] = [find(before, mine), find(there, mine)]
    if (theirs) return [mergedItem(base, mine, theirs)]
    return base && same(base, mine) ? [] : [{ ...mine, TemplateId: null }]
  })
  return [...kept, ...there.filter(theirs => !find(here, theirs) && !find(before, theirs))]
}

/** What an item does is one form per type: where the types differ, a touched one stays whole. */
const mergedItem = (base: Item | undefined, mine: Item, theirs: Item): Item => {
  if (base && same(base, mine)) return theirs
  return mine.FunctionalityType === theirs.FunctionalityType ? mergeEdits(base ?? theirs, mine, theirs) : mine
}
