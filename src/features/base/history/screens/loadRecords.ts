import { recordLoaders } from '../model.ts'

/** Loads the descriptions of all records: before anything of a history is shown. */
export const loadRecords = async (): Promise<void> => {
  await Promise.all(recordLoaders.all().map(load => load()))
}
