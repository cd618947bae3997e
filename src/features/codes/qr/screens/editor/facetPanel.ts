import { makeSlot } from '../../../../../ui/slot.tsx'
import type { SaveForm } from './useSaveForm.ts'

/** The editor's form, and the account. */
export type FacetPanelProps = { form: SaveForm; gId: string }

/** Below what a code does: the facets that later features keep with it; each edits its value at `Facets.{Key}` of the form. */
export const CodeFacetPanel = makeSlot<FacetPanelProps>()
