import type { Input, Output } from '../../../../core/call.ts'
import type { Draft } from '../../../../core/paths.ts'
import { merged } from '../../../../ui/form/merged.ts'
import { defaultStyle, type QrStyle } from '../../picture/model.ts'
import type { GetQrCode, GetTemplateDefault, SaveQrCode } from '../contract.ts'

export type SaveInput = Input<typeof SaveQrCode>
export type Code = Output<typeof GetQrCode>
export type Template = Output<typeof GetTemplateDefault>['Template']

/** What the editor starts with for a new code: where it hangs is open, and so is what it does; it looks as the building's codes do. */
export const newDraft = (GroupId: string, BuildingId: string, brand: QrStyle | null): Draft<SaveInput> => ({
  GroupId,
  BuildingId,
  QrName: '',
  Placement: 'QrCode',
  Location: '',
  Floor: '',
  Unit: '',
  InstallationNote: '',
  Item: { Name: { en: '', es: '' }, Icon: '', FunctionalityType: '', QrType: '', TemplateFormData: {} },
  Style: brand ?? defaultStyle,
})

/** The input that saves a code as it is. */
export const draftOf = (GroupId: string, code: Code): Draft<SaveInput> => {
  const { QrCodeId, BuildingId, Version, QrName, Placement, Location, Floor, Unit, InstallationNote } = code
  const place = { GroupId, QrCodeId, BuildingId, Version, QrName, Placement, Location, Floor, Unit, InstallationNote }
  const Item = code.Items[0] ? itemOf(code.Items[0]) : newDraft(GroupId, BuildingId, null).Item
  return { ...place, Item, Style: code.Style ?? defaultStyle } as Draft<SaveInput> // the server gives known types only
}

const itemOf = ({ Name, Icon, FunctionalityType, QrType, TemplateFormData: { CanSave: _canSave, ...TemplateFormData } }: Template) => ({
  Name: { es: '', ...Name },
  Icon,
  FunctionalityType,
  QrType,
  TemplateFormData,
})

/** Another functionality: its template's form, icon and QR type; a name that the user has written stays. */
export const withTemplate = (values: SaveInput, template: Template, labels: readonly string[]): SaveInput => {
  const item = itemOf(template)
  const written = values.Item.Name.en.trim() !== '' && !labels.includes(values.Item.Name.en)
  return { ...values, Item: { ...item, Name: written ? values.Item.Name : item.Name } as SaveInput['Item'] } // a template's type is a known one
}

/** Whether a form is still the template as it came: then another location may bring another one. */
export const isUntouched = (values: SaveInput, template: Template | null): boolean =>
  template !== null && JSON.stringify(values.Item.TemplateFormData) === JSON.stringify(itemOf(template).TemplateFormData)

/** A draft after somebody else has saved the code. What a code does is one form per type: where the types differ, a touched one stays whole. */
export const mergedDraft = (base: SaveInput, mine: SaveInput, theirs: SaveInput): SaveInput => {
  const all = merged(base, mine, theirs)
  const touched = JSON.stringify(mine.Item) !== JSON.stringify(base.Item)
  return touched && mine.Item.FunctionalityType !== theirs.Item.FunctionalityType ? { ...all, Item: mine.Item } : all
}
