import type { FieldShape } from './fieldShape.ts'
import type { FieldStyleName } from './styles.ts'

export * from './fieldShape.ts'

/** One field of a form that staff compose, or the portal brings, and others answer. The wire of each family of forms has its own names. */
export type FormField = FieldShape & { Style: FieldStyleName }

/** A file that was sent with a form of a public page: what names it when the form is sent again, and its small picture. */
export type ScanFile = { readonly token: string; readonly name: string; readonly thumb: string | null }
/** Files of a public page's form, by the codes of their fields. */
export type ScanFiles = Readonly<Record<string, readonly ScanFile[]>>
