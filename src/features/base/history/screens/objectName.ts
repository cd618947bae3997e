import type { useWords } from '../../../../ui/words.tsx'
import { humanised } from '../fieldNames.ts'
import { words } from '../words.ts'

const known = Object.keys(words.en.objects) as (keyof typeof words.en.objects)[] // the keys of that record
export const objectNames = known

/** The kind of a record in words; a call without a record of its own is named by its action. */
export const objectName = (t: ReturnType<typeof useWords<typeof words.en>>, object: string): string => {
  const key = known.find(one => one === object)
  return key ? t(`objects.${key}`) : humanised(object.slice(object.lastIndexOf('/') + 1))
}
