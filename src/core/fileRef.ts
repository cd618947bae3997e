import { text, uuid, z } from './call.ts'

/** A stored file, in a row and on the wire. `Link` and `Thumbnail` are made for the reader and never stored. */
export const FileRef = z.strictObject({
  FileId: uuid(),
  Name: text(255),
  /** Bytes. */
  Size: z.optional(z.int()),
  ContentType: z.optional(text(100)),
  Link: z.optional(text(4000)),
  /** Of a signed PDF whose scripts were taken out: the file as it was signed. `OriginalLink` is made for the reader. */
  OriginalId: z.optional(uuid()),
  OriginalLink: z.optional(text(4000)),
  /** A small picture of a picture. */
  Thumbnail: z.optional(text(4000)),
})
export type FileRef = z.infer<typeof FileRef>

/** What a row keeps of a file. */
export const keptRef = ({ FileId, Name, Size, ContentType, OriginalId }: FileRef): FileRef => ({
  FileId,
  Name,
  ...(Size !== undefined && { Size }),
  ...(ContentType !== undefined && { ContentType }),
  ...(OriginalId !== undefined && { OriginalId }),
})

/** Whether a file is a video that can be uploaded, by its name. */
export const isVideo = (name: string): boolean => /\.(mp4|webm|mov)$/i.test(name)
