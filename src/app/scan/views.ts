import type { ComponentType } from 'react'
import type { ScanProps } from '../../features/codes/scanPage/model.ts'

/** What each type's `submit.server.ts` makes is what the `Scan.tsx` beside it takes; in between it is unknown. */
type View = { readonly Scan: ComponentType<ScanProps<unknown>> }

const views = import.meta.glob<View>('../../features/codes/functionalities/*/Scan.tsx', { eager: true })
const sheets = import.meta.glob<string>('../../features/codes/functionalities/*/scan.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const inFolder = (view: string, file: string) => `../../features/codes/functionalities/${view}/${file}`

/** The page of a type by its folder. Throws where there is none. */
export const findView = (view: string): View['Scan'] => {
  const found = views[inFolder(view, 'Scan.tsx')]
  if (!found) throw new Error(`There is no functionalities/${view}/Scan.tsx`)
  return found.Scan
}

/** The style sheet of a type's page; empty where it has none. */
export const styleOf = (view: string): string => (sheets[inFolder(view, 'scan.css')] ?? '').trim()

/** The style sheets of all types. */
export const typeStyles = Object.values(sheets).map(text => text.trim())
