import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { fieldStyles } from './styles.ts'

const signatures = Object.entries(fieldStyles).flatMap(([name, { type }]) => (type === 'signature' ? [name] : []))

/** Removes the answers of submissions that have one of these meanings (a name, an e-mail), and signatures; every other answer stays. */
export const eraseAnswers = async (tx: Tx, GroupId: string, submissions: readonly string[], meanings: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    delete from form_answer a using form_submission s, form_version v
    where a.group_id = ${GroupId} and s.group_id = ${GroupId} and v.group_id = ${GroupId} and a.submission_id = any(${sql.param([...submissions])}::uuid[])
      and s.id = a.submission_id and v.id = s.form_version_id and exists (
        select 1 from jsonb_array_elements(v.fields) f where f->>'Code' = a.code and (f->>'Means' = any(${sql.param([...meanings])}::text[])
          or f->>'Style' = any(${sql.param(signatures)}::text[])))`)
}

/**
 * In texts that stay, what a person was called by is no longer there: a table expression `(id, words)` of records and the words by which their person
 * is known, as a pattern. A word of a name counts as a whole, from three letters on.
 */
export const personWords = (records: SQL): SQL => sql`
  (select p.id, string_agg(regexp_replace(w.word, '([^[:alnum:]@_])', '\\\\\\1', 'g'), '|' order by char_length(w.word) desc) as words
    from (${records}) p cross join lateral regexp_split_to_table(concat_ws(chr(10), p.name, replace(p.name, ' ', chr(10)), p.email, p.phone), chr(10)) w(word)
    where char_length(btrim(w.word)) > 2 group by p.id)`

/** A text without what it calls a person by (`personWords`). */
export const withoutPerson = (text: SQL, words: SQL): SQL =>
  sql`regexp_replace(${text}, '(?<![[:alnum:]])(' || ${words} || ')(?![[:alnum:]])', '…', 'gi')`

/** Takes what a person is called by out of the answers of submissions: a table expression `(submission_id, words)`. */
export const redactAnswers = async (tx: Tx, GroupId: string, submissions: SQL): Promise<void> => {
  const kept = withoutPerson(sql`a.txt`, sql`w.words`)
  await tx.execute(sql`
    update form_answer a set txt = ${kept} from ${submissions} w where a.group_id = ${GroupId} and a.submission_id = w.submission_id and a.txt <> ${kept}`)
}
