import { z } from '../../core/call.ts'

/** Grows when an older Lintel could not restore what a newer one has exported. */
export const EXPORT_FORMAT = 1

const Part = z.object({ Name: z.string(), Size: z.int(), Sha256: z.string() })

const Table = z.object({ Rows: z.int(), Columns: z.array(z.string()) })

/** What an export says of itself: `manifest.json`, the last file but one of its ZIP. Moments are ISO texts, for people. */
export const ExportManifest = z.object({
  Format: z.literal('lintel-account'),
  FormatVersion: z.int(),
  /** The Lintel that made it, and the newest change of its schema. */
  Product: z.string(),
  Schema: z.string(),
  /** Tells installations apart by the mark of their secret. */
  Installation: z.string(),
  /** Where it is reached: addresses of files in rows begin with it. */
  BaseUrl: z.string(),
  GroupId: z.string(),
  GroupName: z.string(),
  ExportedDate: z.string(),
  ExportedBy: z.string(),
  /** How its secrets are sealed; null: they are left out. `SecretsLeftOut` says how many. */
  Secrets: z.nullable(z.object({ Salt: z.string(), Check: z.string() })),
  SecretsLeftOut: z.int(),
  Tables: z.record(z.string(), Table),
  Files: z.int(),
  /** Uploaded files whose bytes were not in the file store. */
  MissingFiles: z.array(z.string()),
  /** Tables that are not in it, with the reason. */
  LeftOut: z.record(z.string(), z.string()),
  /** Every other file of the ZIP, in order; `FileNames` are the names of uploaded files by their place in it. */
  Parts: z.array(Part),
  FileNames: z.record(z.string(), z.string()),
})
export type ExportManifest = z.output<typeof ExportManifest>

export const MANIFEST = 'manifest.json'
export const READ_ME = 'read-me.txt'

/** The place of a part of a table's rows; a large table has several. */
export const dataPart = (table: string, part: number): string => `data/${table}${part === 1 ? '' : `.${part}`}.jsonl`
export const filePart = (id: string): string => `files/${id}`

/** Every name that a file of an export may have. */
export const exportName =
  /^(?:manifest\.json|read-me\.txt|(?:data|tables)\/[a-z_]{1,63}(?:\.\d{1,6})?\.(?:jsonl|csv)|files\/[0-9a-f-]{36})$/

/** What whoever deletes an account types from the export that they hold: 12 digits of the manifest's sum, in groups of four. */
export const codeOf = (sum: string): string => (sum.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-')
