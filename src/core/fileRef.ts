import { text, uuid, z } from './call.ts'

/** A stored file: what a row keeps of it and what the wire shows. `Link` and `Thumbnail` are for whoever reads it now, and are never kept. */
export const FileRef = z.strictObject({
  FileId: uuid(),
  Name: text(255),
  /** Bytes. */
  Size: z.optional(z.int()),
  ContentType: z.optional(text(100)),
  Link: z.optional(text(4000)),
  /** A small picture of a picture. */
  Thumbnail: z.optional(text(4000)),
})
export type FileRef = z.infer<typeof FileRef>

/** What a row keeps of a file. */
export const keptRef = ({ FileId, Name, Size, ContentType }: FileRef): FileRef => ({
  FileId,
  Name,
  ...(Size !== undefined && { Size }),
  ...(ContentType !== undefined && { ContentType }),
})
