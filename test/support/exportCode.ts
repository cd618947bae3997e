import { buffer } from 'node:stream/consumers'
import { openZipFile } from '../../src/platform/files/zipReader.ts'

/** The confirmation code that stands in the export of an account; '' where there is none. */
export const readExportCode = async (file: string): Promise<string> => {
  const zip = await openZipFile(file)
  const entry = zip.entries.get('read-me.txt')
  const text = entry ? (await buffer(zip.read(entry))).toString() : ''
  await zip.close()
  return /Confirmation code: (\S+)/.exec(text)?.[1] ?? ''
}
