import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import { openRoom } from '../../../platform/http/room.ts'
import type { Typed } from '../scanPage/model.ts'
import { cleanText, longestForm, typedOf } from './typed.server.ts'

const MB = 1024 * 1024
/** Bytes of forms in parts that are on their way at once, in all and from one address. */
const coming = openRoom({ all: 1024 * MB, each: 120 * MB })
const limits = { fields: 400, fieldNameSize: 100, fieldSize: longestForm, files: 60, parts: 460, headerPairs: 20 }

/** Lets the routes of a plugin take forms in parts too, which are how a browser without our script sends files. */
export const readParts = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: { ...limits, fileSize: Number.POSITIVE_INFINITY }, throwFileSizeLimit: false }) // whoever takes a file counts it
  // What comes with files says how much it is: its bytes go through to the file store, and are never held.
  app.addHook('onRequest', async ({ ip, raw: { headers } }, reply) => {
    if (!isInParts(headers['content-type'])) return
    if (!hasBoundary(headers['content-type'])) throw new Refusal('req.typ.inv')
    if (headers['content-length'] === undefined || headers['transfer-encoding'] !== undefined) throw new Refusal('req.val.inv')
    const place = coming.take(ip, Number(headers['content-length']))
    reply.raw.once('finish', place.leave).once('close', place.leave)
  })
}

const isInParts = (type = ''): boolean => /^multipart\//i.test(type)
/** Whether the mark between the parts is one by RFC 2046: 1 to 70 characters. The reader of parts throws at others. */
const hasBoundary = (type = ''): boolean => /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i.test(type)

/** A file of a form as it comes: the field, the name that it has at its sender's, its bytes. */
export type ComingFile = { readonly field: string; readonly fileName: string; readonly stream: Readable }
type Taking = {
  names: readonly string[]
  isField?: ((name: string) => boolean) | undefined
  /** Takes a file, with what was typed before it; without, the form takes none. */
  take?: ((file: ComingFile, typed: Typed) => Promise<void>) | undefined
}

/** What a form says, of either kind; its files are taken one after the other as they come. Throws `req.val.inv`, `req.typ.inv` or `req.bdy.big`. */
export const readForm = async (request: FastifyRequest, { names, isField = () => false, take }: Taking): Promise<Typed> => {
  if (!request.isMultipart()) return typedOf(request, names, isField)
  if (!take) throw new Refusal('req.typ.inv')
  const typed: Record<string, string> = {}
  let size = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (!isField(part.fieldname)) throw new Refusal('req.val.inv')
        // A browser names a field of files that was left empty.
        if (part.filename) await take({ field: part.fieldname, fileName: part.filename, stream: part.file }, typed)
        else for await (const _ of part.file);
        continue
      }
      const { fieldname: name, value } = part
      if (typeof value !== 'string' || part.valueTruncated || (size += value.length) > longestForm) throw new Refusal('req.bdy.big')
      if (Object.hasOwn(typed, name) || !(names.includes(name) || isField(name))) throw new Refusal('req.val.inv')
      typed[name] = cleanText(value)
    }
  } catch (error) {
    throw isOfParts(error) ? Object.assign(new Refusal('req.val.inv'), { cause: error }) : error
  }
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/** Whether the reader of parts has refused what came: it is no form, or has too much of something. */
const isOfParts = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Refusal) &&
  (String(Object(error).code).startsWith('FST_') || /multipart|part header|boundary|Unexpected end of/i.test(error.message))
