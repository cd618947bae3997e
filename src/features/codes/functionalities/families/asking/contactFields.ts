import type { Label } from '../../../../../core/labels.ts'
import type { FormField } from '../../../../base/fields/model.ts'
import { emailRow, nameRow, phoneRow, photosRow, unitRow } from '../fieldOnly/templateRows.ts'
import { field } from './definition.ts'

const longest = { line: 200, lines: 2000 } as const

/** Who has sent it, as the templates of field-only types ask it too. */
export const nameField = (Required = false): FormField =>
  field('scan.Text', 'Name', nameRow.FieldText, { means: 'Name', Most: longest.line, Required })
export const emailField = (Required = false): FormField => field('scan.Email', 'Email', emailRow.FieldText, { means: 'Email', Required })
export const phoneField = (): FormField => field('scan.PhoneNumber', 'Phone', phoneRow.FieldText, { means: 'PhoneNumber' })
export const unitField = (Required = false): FormField =>
  field('scan.Text', 'Unit', unitRow.FieldText, { means: 'Unit', Most: longest.line, Required })

/** A text of several lines. */
export const noteField = (Text: Label): FormField => field('scan.TextBox', 'Note', Text, { means: 'Detail', Most: longest.lines })

/** Photos with the report. */
export const photosField = (Code = 'Photos'): FormField => field('scan.UploadImage', Code, photosRow.FieldText, { means: 'Image' })

export const contactTexts: readonly Label[] = [nameRow, emailRow, phoneRow, unitRow, photosRow].map(({ FieldText }) => FieldText)
