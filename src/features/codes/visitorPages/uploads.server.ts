import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import { momentOf } from '../../../platform/db/uuidv7.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { fileBucketOf } from '../../base/fields/files/bucket.ts'
import type { FieldStyleName } from '../../base/fields/styles.ts'
import { startProblems } from '../../base/files/rules.ts'
import { keepVisitorUpload, putVisitorPiece, startVisitorUpload } from '../../base/files/visitor.server.ts'
import { noteFilesField } from '../requests/noteFiles.ts'
import { requestOfReceipt } from '../requests/receipt.server.ts'
import { AnswerRefused } from '../scanPage/scannable.server.ts'
import { languageFor, type Params } from '../scans/visitor.server.ts'
import { formIn } from './answers.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { takesFiles } from './entry.server.ts'
import { pinsTyped } from './grants.server.ts'
import { type FilesOf, requireRoomFor, sayRefused, tokenOf, visitorPlace } from './takenFiles.server.ts'
import { typedOf } from './typed.server.ts'
import { visitOf } from './visitToken.server.ts'

/** Bytes of a piece: little is lost with a connection. */
export const pieceBytes = 256 * 1024
/** Pieces a minute from one address to a code, and of all; each file is one more. */
const most = { perAddress: 300, perCode: 6000 } as const
const fileHours = 47

type PieceParams = Params & { Params: { upload: string }; Querystring: { at?: string; field?: string } }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a page's script sends files by: begun, then piece by piece, so that a lost connection costs one of them. Answers are JSON. */
export const addUploads = (scope: FastifyInstance, services: Services, codes: ReturnType<typeof openCodes>): void => {
  const find = (request: FastifyRequest<Params>) => findSending(services, codes, request)
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: pieceBytes },
    async (_request: FastifyRequest, body: Buffer) => body,
  )
  scope.post<Params>('/q/:code/files', { helmet: false }, async (request, reply) => {
    const of = await find(request)
    const { Field = '', Name = '', Size } = typedOf(request, ['Field', 'Name', 'Size'])
    const bytes = Number(Size)
    const style = styleIn(of, request, Field)
    if (!style || !Number.isInteger(bytes)) throw new Refusal('req.val.inv')
    const file = { bucket: fileBucketOf(style), fileName: Name, Size: bytes }
    const [problem] = startProblems(file)
    if (problem) return refuse(reply, sayRefused('', { refused: problem.Message }, of.language))
    return sendOrSay(reply, Field, async () => {
      await requireRoomFor(of, Field, bytes)
      return { id: await startVisitorUpload(visitorPlace(of, Field), file), piece: pieceBytes }
    })
  })
  scope.post<PieceParams>('/q/:code/files/:upload', { helmet: false }, async (request, reply) => {
    const of = await find(request)
    const { upload: UploadId } = request.params
    const { at, field = '' } = request.query
    const Bytes = request.body ?? Buffer.alloc(0)
    if (!uuid.test(UploadId) || !/^\d{1,9}$/.test(at ?? '') || !Buffer.isBuffer(Bytes)) throw new Refusal('sys.obj.nof')
    const style = styleIn(of, request, field)
    if (!style) throw new Refusal('req.val.inv')
    return sendOrSay(reply, field, async () => {
      const place = visitorPlace(of, field)
      const { Offset, Size } = await putVisitorPiece(place, { UploadId, Offset: Number(at), Bytes })
      if (Offset < Size) return { at: Offset }
      const kept = await keepVisitorUpload(place, { UploadId, bucket: fileBucketOf(style) })
      if ('refused' in kept) throw new AnswerRefused({ [field]: sayRefused('', kept, of.language) })
      return { at: Offset, token: tokenOf(of, field, kept), name: kept.Name }
    })
  })
}

/** Answers with what the work gives, or with why the field refuses the file. */
const sendOrSay = async (reply: FastifyReply, field: string, work: () => Promise<object>): Promise<FastifyReply> => {
  try {
    return send(reply, await work())
  } catch (error) {
    if (error instanceof AnswerRefused) return refuse(reply, error.problems[field] ?? '')
    throw error
  }
}

type Sending = FilesOf & { isReceipt: boolean }
/** Whose files a request sends; limits are counted. Throws where its code or visit is none. */
const findSending = async (
  { db, files, limits, config: { secret, baseUrl } }: Services,
  codes: ReturnType<typeof openCodes>,
  request: FastifyRequest<Params>,
): Promise<Sending> => {
  const address = addressFrom(request.params.code)
  const code = address === null ? null : await codes.find(address)
  if (!code || code.Retired) throw new Refusal('sys.obj.nof')
  const name = `scan-file:${code.Address}`
  const from = addressOf(secret, request)
  await limits.take(`${name}:${from}`, most.perAddress, { next: { key: name, perMinute: most.perCode } })
  const { t } = request.query
  const opened = visitOf(secret, code.Address, t, fileHours)
  const visit = opened ?? requestOfReceipt(secret, code.Address, t ?? '')
  if (!visit) throw new Refusal('sys.obj.nof')
  return { db, files, baseUrl, secret, code, visit, address: from, language: languageFor(request), isReceipt: opened === null }
}

/** The style of a field that takes files: of the form of an item that is open to who asks, or of what is added on a request's own page. */
const styleIn = (
  { code, secret, visit, isReceipt }: Sending,
  request: FastifyRequest<Params>,
  Field: string,
): FieldStyleName | undefined => {
  if (isReceipt) return Field === noteFilesField.Code ? noteFilesField.Style : undefined
  const found = formIn(code, request.query.i)
  const entering = { pins: pinsTyped(secret, code, request), moment: Date.now() }
  if (!found || !takesFiles(code, found.item, entering, momentOf(visit))) return undefined
  return found.how.filesIn?.(found.item.Form).find(({ Code }) => Code === Field)?.Style
}

const send = (reply: FastifyReply, body: object): FastifyReply => reply.header('cache-control', 'no-store').send(body)
const refuse = (reply: FastifyReply, problem: string): FastifyReply => send(reply.code(422), { problem })
