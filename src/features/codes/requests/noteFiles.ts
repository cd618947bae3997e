import { makeField } from '../../base/fields/rules.ts'

/** What a visitor may add to a request beside words, and staff to what they write. */
export const noteFilesField = { ...makeField('scan.UploadFiles', 'Files'), Most: 5 }
