import { createHash } from 'node:crypto'
import { and, eq, max, notInArray, sql } from 'drizzle-orm'
import { addRows } from '../../../platform/db/combine.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { AnswerColumns, FieldAnswer, FormAnswers, FormField } from './model.ts'
import { failsRule, typeOf } from './rules.ts'
import { formAnswer, formSubmission, formVersion } from './tables.ts'

type AccountTx = { tx: Tx; GroupId: string }
/** Which form: the record that holds it, and which of its forms where it has several. */
export type FormName = { FormId: string; Part?: string }

/** Versions never change, so those that were found once are not asked for again; at most 5,000 of them. */
const knownVersions = new Map<string, string>()
const sums = new WeakMap<readonly FormField[], string>()
const sumOf = (fields: readonly FormField[]): string => {
  const Sum = sums.get(fields) ?? createHash('sha256').update(JSON.stringify(fields)).digest('hex')
  sums.set(fields, Sum)
  return Sum
}

/** The version of a form with these fields: the one that is kept, or a new one. Gives its id. */
export const keepFormVersion = async (
  { tx, GroupId }: AccountTx,
  { FormId, Part = '' }: FormName,
  fields: readonly FormField[],
): Promise<string> => {
  const Sum = sumOf(fields)
  const name = [GroupId, FormId, Part, Sum].join()
  const known = knownVersions.get(name)
  if (known) return known
  const own = and(eq(formVersion.GroupId, GroupId), eq(formVersion.FormId, FormId), eq(formVersion.Part, Part))
  const find = () =>
    tx
      .select({ id: formVersion.id })
      .from(formVersion)
      .where(and(own, eq(formVersion.Sum, Sum)))
  const [kept] = await find()
  if (kept) {
    if (knownVersions.size >= 5000) knownVersions.clear()
    knownVersions.set(name, kept.id)
    return kept.id
  }
  // Two who answer new fields at once: the later one waits for the lock, and finds the version.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form_version ${FormId} ${Part}`}, 0))`)
  const [last] = await tx
    .select({ Number: max(formVersion.Number) })
    .from(formVersion)
    .where(own)
  const [made] = await tx
    .insert(formVersion)
    .values({ GroupId, FormId, Part, Number: (last?.Number ?? 0) + 1, Sum, Fields: fields })
    .onConflictDoNothing()
    .returning({ id: formVersion.id })
  const id = made?.id ?? (await find())[0]?.id
  if (id === undefined) throw new Error('A version of a form was neither kept nor found.')
  return id
}

export type FormSubmitted = FormName & {
  /** The subject: a building, a survey, a code. */
  SubjectId: string
  BuildingId: string
  fields: readonly FormField[]
  answers: FormAnswers
}

/**
 * Readies a form that was filled in: its version, which is the one that was answered, is known then. Gives the id of the submission, and what
 * adds it, a row an answer; its statements stand before those that are asked after it.
 */
export const prepareSubmission = async (
  ctx: AccountTx & { now: Date },
  form: FormSubmitted,
): Promise<{ id: string; add: () => Promise<unknown> }> => {
  const { tx, GroupId, now } = ctx
  const { FormId, Part = '', SubjectId, BuildingId } = form
  const FormVersionId = await keepFormVersion(ctx, form, form.fields)
  const id = uuidv7(now.getTime())
  const row = { id, GroupId, FormId, Part, FormVersionId, SubjectId, BuildingId, CreatedDate: now, ModifiedDate: now }
  const answers = rowsOfAnswers(GroupId, id, now, form)
  const add = () => allAnswered([addRows(tx, formSubmission, [row]), noteAnswerFiles(tx, answers), addRows(tx, formAnswer, answers)])
  return { id, add }
}

/** Keeps a form that was filled in. Gives the id of the submission. */
export const addSubmission = async (ctx: AccountTx & { now: Date }, form: FormSubmitted): Promise<string> => {
  const { id, add } = await prepareSubmission(ctx, form)
  await add()
  return id
}

/**
 * Keeps the answers of a form of which each subject has one, as they are now. Lock the subject before. An answer that changes counts its
 * revision; one that is not given any more goes.
 */
export const saveSubmission = async (ctx: AccountTx & { now: Date }, form: FormSubmitted): Promise<string> => {
  const { tx, GroupId, now } = ctx
  const [kept] = await tx
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(and(isOf(GroupId, form), eq(formSubmission.Part, form.Part ?? '')))
  if (!kept) return addSubmission(ctx, form)
  const FormVersionId = await keepFormVersion(ctx, form, form.fields)
  await tx
    .update(formSubmission)
    .set({ FormVersionId, ModifiedDate: now })
    .where(and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.id, kept.id)))
  await reviseSubmission(ctx, kept.id, form)
  return kept.id
}

/** Replaces the answers of one submission: what changes counts its revision, what is not given any more goes. */
export const reviseSubmission = async (ctx: AccountTx & { now: Date }, SubmissionId: string, form: FormSubmitted): Promise<void> => {
  const { tx, GroupId } = ctx
  const codes = Object.keys(form.answers)
  const own = and(eq(formAnswer.GroupId, GroupId), eq(formAnswer.SubmissionId, SubmissionId))
  await tx.delete(formAnswer).where(codes.length > 0 ? and(own, notInArray(formAnswer.Code, codes)) : own)
  await keepAnswers(ctx, SubmissionId, form)
}

const answered = ['Num', 'Txt', 'Opts', 'Day', 'Files', 'FileNames', 'Failed'] as const

/** The rows of a submission's answers. */
export const rowsOfAnswers = (GroupId: string, SubmissionId: string, At: Date, form: Omit<FormSubmitted, 'FormId' | 'Part'>) =>
  form.fields.flatMap(field => {
    const { SubjectId, BuildingId, answers } = form
    const answer = answers[field.Code]
    if (answer === undefined) return []
    const { Opts, Files, FileNames, ...columns } = { ...none, ...typeOf(field).column(answer) }
    const lists = { Opts: Opts && [...Opts], Files: Files && [...Files], FileNames: FileNames && [...FileNames] }
    const told = { FieldKey: field.Key, SubjectId, BuildingId, At, Failed: failsRule(field, answer) }
    return [{ GroupId, SubmissionId, Code: field.Code, ...told, ...columns, ...lists }]
  })

const noteAnswerFiles = (tx: Tx, rows: ReturnType<typeof rowsOfAnswers>): Promise<void> =>
  noteFiles(
    tx,
    formAnswer,
    rows.filter(({ Files }) => Files),
  )

const keepAnswers = async ({ tx, GroupId, now }: AccountTx & { now: Date }, SubmissionId: string, form: FormSubmitted): Promise<void> => {
  const rows = rowsOfAnswers(GroupId, SubmissionId, now, form)
  if (rows.length === 0) return
  await noteAnswerFiles(tx, rows)
  const named = (name: (typeof answered)[number]) => sql.identifier(name.replaceAll(/[a-z](?=[A-Z])/g, '$&_').toLowerCase())
  const list = (table: string) =>
    sql.join(
      answered.map(name => sql`${sql.identifier(table)}.${named(name)}`),
      sql`, `,
    )
  const changes = Object.fromEntries(
    [...answered, 'FieldKey' as const].map(name => [
      name,
      sql`excluded.${name === 'FieldKey' ? sql.identifier('field_key') : named(name)}`,
    ]),
  )
  await tx
    .insert(formAnswer)
    .values(rows)
    .onConflictDoUpdate({
      target: [formAnswer.GroupId, formAnswer.SubmissionId, formAnswer.Code],
      set: { ...changes, At: now, Revision: sql`form_answer.revision + 1` },
      setWhere: sql`(${list('form_answer')}) is distinct from (${list('excluded')})`,
    })
}

const none: AnswerColumns = { Num: null, Txt: null, Opts: null, Day: null, Files: null, FileNames: null }

type SubjectForm = { FormId: string; SubjectId: string }
const isOf = (GroupId: string, { FormId, SubjectId }: SubjectForm) =>
  and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.SubjectId, SubjectId), eq(formSubmission.FormId, FormId))

/** The answers to the forms of which a subject has one each, by part. `fieldsOf` gives the fields of a part as they are now. */
export const readSubmissions = async (
  { tx, GroupId }: AccountTx,
  of: SubjectForm,
  fieldsOf: (Part: string) => readonly FormField[],
): Promise<Map<string, FormAnswers>> => {
  const rows = await tx
    .select({ Part: formSubmission.Part, SubmissionId: formSubmission.id, answer: formAnswer })
    .from(formSubmission)
    .leftJoin(formAnswer, and(eq(formAnswer.GroupId, formSubmission.GroupId), eq(formAnswer.SubmissionId, formSubmission.id)))
    .where(isOf(GroupId, of))
  const parts = new Map<string, Record<string, FieldAnswer>>(rows.map(({ Part }) => [Part, {}]))
  for (const { Part, answer } of rows) {
    const field = answer && fieldsOf(Part).find(({ Code }) => Code === answer.Code)
    const value = field && typeOf(field).read(answer)
    const answers = parts.get(Part)
    if (answer && answers && value !== null && value !== undefined) answers[answer.Code] = value
  }
  return parts
}

/** The answers to a form by the id of the subject, of many subjects at once; by the codes of its fields. */
export const readAnswersOf = async (
  { tx, GroupId }: AccountTx,
  FormId: string,
  { SubjectIds, fields }: { SubjectIds: readonly string[]; fields: readonly FormField[] },
): Promise<Map<string, FormAnswers>> => {
  const rows = await tx
    .select({ SubjectId: formSubmission.SubjectId, answer: formAnswer })
    .from(formSubmission)
    .innerJoin(formAnswer, and(eq(formAnswer.GroupId, GroupId), eq(formAnswer.SubmissionId, formSubmission.id)))
    .where(and(eq(formSubmission.GroupId, GroupId), oneOf(formSubmission.SubjectId, SubjectIds), eq(formSubmission.FormId, FormId)))
  const found = new Map<string, Record<string, FieldAnswer>>()
  for (const { SubjectId, answer } of rows) {
    const field = fields.find(({ Code }) => Code === answer.Code)
    const value = field && typeOf(field).read(answer)
    if (value === null || value === undefined) continue
    const answers = found.get(SubjectId) ?? {}
    found.set(SubjectId, { ...answers, [answer.Code]: value })
  }
  return found
}

/** Answers of submissions by the id of each, whose fields are given with it. */
export const readAnswersIn = async (
  { tx, GroupId }: AccountTx,
  submissions: ReadonlyMap<string, readonly FormField[]>,
): Promise<Map<string, FormAnswers>> => {
  if (submissions.size === 0) return new Map()
  const which = and(eq(formAnswer.GroupId, GroupId), oneOf(formAnswer.SubmissionId, [...submissions.keys()]))
  const rows = await tx.select().from(formAnswer).where(which)
  const found = new Map<string, Record<string, FieldAnswer>>([...submissions.keys()].map(id => [id, {}]))
  for (const row of rows) {
    const field = submissions.get(row.SubmissionId)?.find(({ Code }) => Code === row.Code)
    const value = field && typeOf(field).read(row)
    const answers = found.get(row.SubmissionId)
    if (answers && value !== null && value !== undefined) answers[row.Code] = value
  }
  return found
}

/** Takes every form of a subject away, with its answers. */
export const deleteSubmissions = async ({ tx, GroupId }: AccountTx, SubjectId: string): Promise<void> => {
  await tx.delete(formSubmission).where(and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.SubjectId, SubjectId)))
}
