import { type FileRef, keptRef } from '../../../core/fileRef.ts'
import { signLink } from '../../../platform/files/signedLink.ts'
import { smallKey } from '../../../platform/files/small.ts'
import type { GroupCtx } from '../../../platform/handle.ts'

/** Whether a file is shown in the page, by its name; everything else is downloaded. */
const isPicture = (name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name)

/** A file with its link, a picture with one to a small form of it too. Pictures are shown in the page, everything else is downloaded. */
export const linkFile = (ctx: Pick<GroupCtx, 'GroupId' | 'fileLink'>, file: FileRef): FileRef => {
  const { FileId, Name, OriginalId } = file
  const [key, inline] = [`${ctx.GroupId}/${FileId}`, isPicture(Name)]
  const Thumbnail = inline && ctx.fileLink({ key, name: Name, inline, form: 'thumb' })
  const links = { Link: ctx.fileLink({ key, name: Name, inline }), ...(Thumbnail && { Thumbnail }) }
  return { ...keptRef(file), ...links, ...linkOriginal(ctx, Name, OriginalId) }
}

/** The signed original of a cleaned PDF, with its link; nothing of a file that has none. */
export const linkOriginal = (
  ctx: Pick<GroupCtx, 'GroupId' | 'fileLink'>,
  name: string,
  OriginalId: string | null | undefined,
): Pick<FileRef, 'OriginalId' | 'OriginalLink'> =>
  OriginalId ? { OriginalId, OriginalLink: ctx.fileLink({ key: `${ctx.GroupId}/${OriginalId}`, name }) } : {}

/** A file as a public page shows it: its paths, good for an hour; `thumb` null where it is no picture. */
export type ShownFile = { readonly name: string; readonly href: string; readonly thumb: string | null }

const minutes = 60
/** The same for a page that visitors read, of files that are proven to be theirs. */
export const showFile = (secret: string, GroupId: string, { FileId, Name }: Pick<FileRef, 'FileId' | 'Name'>): ShownFile => {
  const isShown = isPicture(Name)
  const key = `${GroupId}/${FileId}`
  const link = { groupId: GroupId, userId: '', name: Name, disposition: isShown ? 'inline' : 'attachment' } as const
  const at = (of: string) => `/f/${signLink(secret, { ...link, key: of }, new Date(), minutes)}`
  return { name: Name, href: at(key), thumb: isShown ? at(smallKey(key, 'thumb')) : null }
}
