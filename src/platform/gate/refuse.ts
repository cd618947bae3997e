import { Refusal, type RefusalCode, refusals } from '../../core/problem.ts'
import type { ReplyError } from '../../core/wire.ts'
import { isLost, sqlState } from '../db/sqlState.ts'

const byState: Record<string, RefusalCode> = {
  '23505': 'sys.obj.dup',
  '23503': 'sys.obj.nof',
  '23514': 'req.val.inv',
  '22P02': 'req.val.inv',
  '22021': 'req.val.inv',
  '22P05': 'req.val.inv',
  '22003': 'req.val.inv',
  '22001': 'req.val.inv',
  '53100': 'sys.dsk.ful',
  '53300': 'sys.srv.una',
  '40001': 'sys.srv.una',
  '40P01': 'sys.srv.una',
  '55P03': 'sys.srv.una',
  '57014': 'sys.srv.una',
}

/** Any error as a refusal: ours as it is, the database's by its SQLSTATE, everything else `sys.int.err` without detail. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isFull(error)) return new Refusal('sys.dsk.ful')
  const state = sqlState(error)
  if (state) return new Refusal(byState[state] ?? (isLost(error) ? 'sys.srv.una' : 'sys.int.err'))
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refusal('req.bdy.big')
  if (status === 415) return new Refusal('req.typ.inv')
  if (status === 400) return new Refusal('req.jsn.inv')
  if (isLost(error)) return new Refusal('sys.srv.una')
  return new Refusal('sys.int.err')
}

// The disk or a quota of the file store is full; S3 servers say it in words of their own.
const full = new Set(['ENOSPC', 'EDQUOT', 'InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'])
const isFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (full.has(error.name) || ('code' in error && full.has(String(error.code)))) return true
  const status = '$metadata' in error && Object(error.$metadata).httpStatusCode
  return status === 507 || isFull(error.cause)
}

/** Status, header code and body of a refusal. */
export const replyTo = (refusal: Refusal, requestId: string): { status: number; body: { error: ReplyError } } => ({
  status: refusals[refusal.code].status,
  body: {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.fields && { fields: [...refusal.fields] }),
      ...(refusal.ended && { ended: refusal.ended }),
      requestId,
    },
  },
})
