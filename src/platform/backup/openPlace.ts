import { createFolderPlace } from './folderPlace.ts'
import type { BackupPlace, BackupSettings } from './place.ts'
import { createS3Place } from './s3Place.ts'

/** The place that settings name. */
export const openPlace = ({ to }: Pick<BackupSettings, 'to'>): BackupPlace =>
  'folder' in to ? createFolderPlace(to.folder) : createS3Place(to.s3, to.prefix)
