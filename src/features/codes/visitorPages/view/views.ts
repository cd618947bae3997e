import type { ComponentType } from 'react'
import type { ScanProps } from '../../scanPage/model.ts'

/** What each type's `submit.server.ts` makes is what the `Scan.tsx` beside it takes; in between it is unknown. */
type View = { readonly Scan: ComponentType<ScanProps<unknown>> }

const views = import.meta.glob<View>('../../functionalities/{families,types}/*/Scan.tsx', { eager: true })
const sheets = import.meta.glob<string>('../../functionalities/{families,types}/*/scan.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
/** Of files by their paths that in the folder of a type, or of a family of types. */
const findIn = <T>(files: Readonly<Record<string, T>>, view: string): T | undefined =>
  Object.entries(files).find(([file]) => file.split('/').at(-2) === view)?.[1]

/** The page of a type by its folder. Throws where there is none. */
export const findView = (view: string): View['Scan'] => {
  const found = findIn(views, view)
  if (!found) throw new Error(`No type and no family of types has the view ${view}`)
  return found.Scan
}

/** The style sheet of a type's page; empty where it has none. */
export const styleOf = (view: string): string => (findIn(sheets, view) ?? '').trim()

/** The style sheets of all types. */
export const typeStyles = Object.values(sheets).map(text => text.trim())
