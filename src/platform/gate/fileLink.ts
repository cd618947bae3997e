import { notFound } from '../../core/problem.ts'
import { signLink } from '../files/signedLink.ts'
import { smallKey } from '../files/small.ts'
import type { Ctx } from '../handle.ts'

export type LinkedFile = Parameters<Ctx['fileLink']>[0]
type Reader = { GroupId: string | null; UserId: string | undefined }

/** The address under which one person reads a file of an account for five minutes. Throws `sys.obj.nof` for a file of another account. */
export const linkFile = (secret: string, { GroupId, UserId }: Reader, { key, name, inline, form }: LinkedFile): string => {
  if (!GroupId || !UserId || !key.startsWith(`${GroupId}/`)) throw notFound()
  const disposition = inline ? 'inline' : 'attachment'
  const file = { key: form ? smallKey(key, form) : key, groupId: GroupId, userId: UserId, name, disposition } as const
  return `/f/${signLink(secret, file, new Date())}`
}
