import type { FieldStyleName } from '../../../../base/fields/styles.ts'
import type { Meaning } from '../../../requests/model.ts'

/** The ten types of fields that an editor offers (document 2, 2.2), in its order; each is the style whose label it is. */
export const offeredStyles: readonly FieldStyleName[] = [
  'scan.Date',
  'scan.Duration',
  'scan.TimeString',
  'scan.Text',
  'scan.CheckBox',
  'scan.MultipleChoice',
  'scan.SingleChoice',
  'scan.UploadImage',
  'scan.Signature',
  'scan.DropDownSelection',
]
/** Further styles, below "More". */
export const moreStyles: readonly FieldStyleName[] = [
  'scan.TextBox',
  'scan.PhoneNumber',
  'scan.Email',
  'scan.SingleCheckBox',
  'scan.UploadFiles',
  'scan.UploadSingleFile',
  'scan.DownLoadFile',
]

/** The tags of questions (document 2, 2.2): what the answer of a field counts as. */
export const tags = ['PlannedHours', 'UnplannedHours'] as const satisfies Meaning[]
const tagged: readonly FieldStyleName[] = ['scan.Duration', 'scan.Text']

/** Whether a field of a style may bear a tag. */
export const takesTags = (style: FieldStyleName): boolean => tagged.includes(style)
