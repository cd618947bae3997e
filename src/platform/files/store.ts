import { createDiskStore } from './disk.ts'
import type { FileStore } from './fileStore.ts'
import { createS3Store, type S3Config } from './s3.ts'

export type FileStoreConfig = { readonly folder: string } | { readonly s3: S3Config }

/** The store that the configuration names: a folder of this machine or an S3 bucket. */
export const createFileStore = (config: FileStoreConfig): FileStore =>
  's3' in config ? createS3Store(config.s3) : createDiskStore(config.folder)
