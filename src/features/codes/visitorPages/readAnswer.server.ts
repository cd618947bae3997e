import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import { momentOf } from '../../../platform/db/uuidv7.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import type { Typed } from '../scanPage/model.ts'
import type { Code, CodeItem, Scannable } from '../scanPage/scannable.server.ts'
import { languageFor } from '../scans/visitor.server.ts'
import type { EmailProof } from './confirmEmail.server.ts'
import { takesFiles } from './entry.server.ts'
import { readForm } from './forms.server.ts'
import { pinsTyped } from './grants.server.ts'
import { type FormFiles, filesOfForm, openTaking } from './takenFiles.server.ts'
import { visitOf } from './visitToken.server.ts'

/** A form may be sent this long after its page was opened; the keys of what was stored are kept for 48 hours. */
const formHours = 47
/** Files that were sent with a page that was open for longer are taken over into its next form. */
const fileHours = 30 * 24
/** What every form of ours has beside its own fields. */
const ownFields = ['Key', 'Nickname', 'Seconds', 'EmailCode', 'EmailSent', 'EmailWay']

/** `wasOpened`: its key is of a page of ours, though it may have run out. */
type Read = FormFiles & {
  Key: string | undefined
  Nickname: string | undefined
  Seconds: string | undefined
  visit: string | null
  wasOpened: boolean
  proof: EmailProof
}

/** Reads the form of an item with its files. They are bound to the visit of its key, which stands first in it. */
export const readAnswer = async (
  { db, files, config: { secret, baseUrl } }: Services,
  request: FastifyRequest,
  { code, item, how }: { code: Code; item: CodeItem; how: Scannable },
): Promise<Read> => {
  const fields = how.filesIn?.(item.Form) ?? []
  const visitIn = ({ Key }: Typed) => visitOf(secret, code.Address, Key, fileHours) ?? ''
  const address = addressOf(secret, request)
  const ofVisit = (visit: string) => ({ db, files, baseUrl, secret, code, visit, address, language: languageFor(request) })
  const isShut = (visit: string) => !takesFiles(code, item, { pins: pinsTyped(secret, code, request), moment: Date.now() }, momentOf(visit))
  let taking: ReturnType<typeof openTaking> | undefined
  const typed = await readForm(request, {
    names: ownFields,
    isField: how.isField,
    ...(fields.length > 0 && {
      take: async (file, before) => {
        const visit = visitIn(before)
        if (visit === '') throw new Refusal('req.val.inv')
        if (isShut(visit)) return void file.stream.resume() // the answer says so
        taking ??= openTaking(ofVisit(visit), fields, Number(request.headers['content-length']))
        await taking.take(file)
      },
    }),
  })
  const { Key, Nickname, Seconds, EmailCode, EmailSent, EmailWay, ...rest } = typed
  const form = filesOfForm(ofVisit(visitIn(typed)), fields, rest, taking?.taken)
  const wasOpened = visitIn(typed) !== ''
  return {
    Key,
    Nickname,
    Seconds,
    visit: visitOf(secret, code.Address, Key, formHours),
    wasOpened,
    proof: { EmailCode, EmailSent, EmailWay },
    ...form,
  }
}
