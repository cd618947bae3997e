import { makeField } from '../../base/fields/rules.ts'

/** Files of a request: a visitor's, and those of staff with a note. */
export const noteFilesField = { ...makeField('scan.UploadFiles', 'Files'), Most: 5 }
